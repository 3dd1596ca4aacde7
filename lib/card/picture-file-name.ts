/**
 * The picture's file name, in letters that every system takes: `jasensovellus-2026-11-21.png`.
 * @param readAt when the data was read; the device's day counts
 */
export function pictureFileName(association: string, readAt: Date): string {
  const plain = association
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const day = [readAt.getFullYear(), readAt.getMonth() + 1, readAt.getDate()];
  return `${[plain || "card", ...day.map((part) => String(part).padStart(2, "0"))].join("-")}.png`;
}
