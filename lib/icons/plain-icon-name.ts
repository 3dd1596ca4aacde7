/** `receipt` of `mdi-receipt`, `mdi:receipt` or `Receipt`. */
export function plainIconName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^mdi[-:]/, "");
}
