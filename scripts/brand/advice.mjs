/** What home screens have room for below an icon, in characters. */
const shortName = 12;

/**
 * What may stand, but hardly looks as it was meant.
 * @param {Record<string, string | undefined>} settings those that are given
 * @returns {string[]} sentences
 */
export function advice(settings) {
  const name = settings.NEXT_PUBLIC_APP_SHORT_NAME || settings.NEXT_PUBLIC_APP_NAME || "";
  const length = [...name].length;
  if (length <= shortName) return [];
  return [
    `"${name}" has ${length} characters, and home screens show some twelve below an icon: --short-name gives a shorter one.`,
  ];
}
