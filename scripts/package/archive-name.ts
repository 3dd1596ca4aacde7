/**
 * The name of an archive: association, version and day. A second one on the same day gets a number, because `--keep` needs the
 * first.
 * @param isTaken whether a file with this name exists
 */
export function archiveName(
  { name, version, time }: { name: string; version: string; time: Date },
  isTaken: (file: string) => boolean,
): string {
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  const start = [plain(name) || "app", version.replace(/[^\w.+-]+/g, "-"), day].join("-");
  let file = `${start}.zip`;
  for (let number = 2; isTaken(file); number += 1) file = `${start}-${number}.zip`;
  return file;
}

/** Replaces characters that some file system or host rejects. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
