/**
 * The greatest width at which every module of a code covers the same whole number of device pixels. Only then are the bars exact
 * and their edges sharp. A code with more modules than pixels fills the room.
 * @param room in CSS pixels
 * @param ratio device pixels for each CSS pixel
 */
export function wholePixelWidth(room: number, modules: number, ratio: number): number {
  const perModule = Math.floor((room * ratio) / modules);
  return perModule === 0 ? room : (perModule * modules) / ratio;
}
