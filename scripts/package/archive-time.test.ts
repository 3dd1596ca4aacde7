/** @jest-environment node */
import { archiveTime } from "./archive-time";

describe("archiveTime", () => {
  const now = new Date("2026-11-23T12:00:00");

  it.each([undefined, ""])("is now when SOURCE_DATE_EPOCH is %j, so that hosts detect a new version", (epoch) => {
    expect(archiveTime(epoch, now)).toBe(now);
  });

  it("is that of SOURCE_DATE_EPOCH in UTC, in any time zone", () => {
    const time = archiveTime("1700000000", now);
    expect([time.getFullYear(), time.getMonth(), time.getDate(), time.getHours(), time.getMinutes()]).toEqual([
      2023, 10, 14, 22, 13,
    ]);
  });

  it.each(["yesterday", "-1", "1.5"])("refuses %j", (epoch) => {
    expect(() => archiveTime(epoch, now)).toThrow("SOURCE_DATE_EPOCH");
  });
});
