/**
 * The time of the files in an archive. Hosts and upload programs detect a new version of a file by time and size only, and
 * versions often have the same size. With a fixed time, members would keep the old version.
 * @param sourceDateEpoch seconds since 1970, to make the same archive again
 * (https://reproducible-builds.org/specs/source-date-epoch/)
 * @returns a date with the fields to write as its local ones, because zip files have no time zone
 */
export function archiveTime(sourceDateEpoch: string | undefined, now = new Date()): Date {
  if (!sourceDateEpoch) return now;
  if (!/^\d+$/.test(sourceDateEpoch)) throw new Error("SOURCE_DATE_EPOCH must be whole seconds since 1970.");
  const time = new Date(Number(sourceDateEpoch) * 1000);
  return new Date(time.getTime() + time.getTimezoneOffset() * 60_000);
}
