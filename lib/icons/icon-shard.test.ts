/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import iconPaths from "@mdi/js/package.json";
import iconNames from "@mdi/svg/package.json";
import { iconFile, iconSetVersion, iconShard, iconShards } from "./icon-shard";

describe("iconShard", () => {
  it.each(["receipt", "account-card", "", "ä", "x".repeat(1000)])("maps %j to an existing file", (name) => {
    expect(Number.isInteger(iconShard(name))).toBe(true);
    expect(iconShard(name)).toBeGreaterThanOrEqual(0);
    expect(iconShard(name)).toBeLessThan(iconShards);
  });

  it("is FNV-1a, so that files built earlier stay valid", () => {
    // FNV-1a of "a" is 0xe40c292c and of "foobar" 0xbf9cf968.
    expect(iconShard("a")).toBe(0x2c);
    expect(iconShard("foobar")).toBe(0x68);
  });
});

// The files are written by scripts/build-icons.ts, which `npm run unit` and `npm test` run first.
describe("the icon files", () => {
  it.each([iconPaths, iconNames])("have the version of $name in their address", ({ version }) => {
    expect(iconSetVersion).toBe(version);
  });

  const files = Array.from(
    { length: iconShards },
    (_, shard) =>
      JSON.parse(readFileSync(path.join(process.cwd(), "public", iconFile(shard)), "utf8")) as Record<string, string>,
  );

  it("hold each icon in the file that the app requests", () => {
    const misplaced = files.flatMap((icons, shard) => Object.keys(icons).filter((name) => iconShard(name) !== shard));
    expect(misplaced).toEqual([]);
  });

  it.each([
    "account-card",
    "receipt-text",
    "numeric-1-box",
    "alpha-a-box",
    "video-3d-off",
    "clock-time-eight",
    "language-html5",
    "language-css3",
    "dice-d20",
    "ev-plug-type1",
    "surround-sound-5-1",
  ])("contain %s under the name on the icon set's site", (name) => {
    expect(files[iconShard(name)]?.[name]).toMatch(/^[Mm]/);
  });

  it("are small", () => {
    expect(Math.max(...files.map((icons) => JSON.stringify(icons).length))).toBeLessThan(60_000);
  });
});
