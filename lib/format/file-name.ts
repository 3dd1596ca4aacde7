/** A name in letters that every file system takes: `abo-co-ry` for "Åbo & Co. ry"; "" when it has none. */
export function slug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
