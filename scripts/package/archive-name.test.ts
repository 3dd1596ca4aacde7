/** @jest-environment node */
import { archiveName } from "./archive-name";

const time = new Date("2026-03-05T12:00:00");

describe("archiveName", () => {
  it.each([
    ["Metsäyhdistys", "1.2.0", "metsayhdistys-1.2.0-2026-03-05.zip"],
    ["Åbo & Co. ry", "2/rc 1", "abo-co-ry-2-rc-1-2026-03-05.zip"],
    ["森", "1.0.0", "app-1.0.0-2026-03-05.zip"],
  ])("for %s %s is %s", (name, version, file) => {
    expect(archiveName({ name, version, time }, () => false)).toBe(file);
  });

  it("is never the name of an existing archive", () => {
    const there = ["metsa-1-2026-03-05.zip", "metsa-1-2026-03-05-2.zip"];
    const file = archiveName({ name: "Metsä", version: "1", time }, (other) => there.includes(other));
    expect(file).toBe("metsa-1-2026-03-05-3.zip");
  });
});
