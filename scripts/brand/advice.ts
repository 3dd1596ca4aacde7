/** What home screens have room for below an icon, in characters. */
const shortName = 12;

/**
 * What may stand, but hardly looks as it was meant.
 * @param settings those that are given
 * @returns sentences
 */
export function advice(settings: Readonly<Record<string, string | undefined>>): string[] {
  const name = settings.NEXT_PUBLIC_APP_SHORT_NAME || settings.NEXT_PUBLIC_APP_NAME || "";
  const length = [...name].length;
  if (length <= shortName) return [];
  return [
    `"${name}" has ${length} characters, and home screens show some twelve below an icon: --short-name gives a shorter one.`,
  ];
}
