import { slug } from "@/lib/format/file-name";
import { localDay } from "@/lib/format/iso-day";

/**
 * The name of an archive: association, version and day. A second one on the same day gets a number, because `--keep` needs the
 * first.
 * @param isTaken whether a file with this name exists
 */
export function archiveName(
  { name, version, time }: { name: string; version: string; time: Date },
  isTaken: (file: string) => boolean,
): string {
  const start = [slug(name) || "app", version.replace(/[^\w.+-]+/g, "-"), localDay(time)].join("-");
  let file = `${start}.zip`;
  for (let number = 2; isTaken(file); number += 1) file = `${start}-${number}.zip`;
  return file;
}
