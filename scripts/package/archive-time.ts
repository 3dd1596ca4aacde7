/**
 * The time that the files of an archive bear. Hosts, and programs that upload, tell two versions of a file apart by time and
 * size alone, and versions are often of one size: with a fixed time members would be told that nothing has changed.
 * @param sourceDateEpoch seconds since 1970, to make the same archive again (https://reproducible-builds.org/specs/source-date-epoch/)
 * @returns a date whose local fields are those to write, as zip files know no time zone
 */
export function archiveTime(sourceDateEpoch: string | undefined, now = new Date()): Date {
  if (!sourceDateEpoch) return now;
  if (!/^\d+$/.test(sourceDateEpoch)) throw new Error("SOURCE_DATE_EPOCH is to be whole seconds since 1970.");
  const time = new Date(Number(sourceDateEpoch) * 1000);
  return new Date(time.getTime() + time.getTimezoneOffset() * 60_000);
}
