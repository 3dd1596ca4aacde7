/** @jest-environment node */
import { isCompatible, readLicences } from "./read-licences";

describe("isCompatible", () => {
  it.each([
    ["MIT", true],
    ["(MPL-2.0 OR Apache-2.0)", true],
    ["(GPL-2.0 OR MIT)", true],
    ["Apache-2.0 AND LGPL-3.0-or-later AND MIT", true],
    ["Apache-2.0 AND SSPL-1.0", false],
    ["GPL-2.0", false],
    ["SEE LICENSE IN LICENSE.md", false],
    ["unknown", false],
    ["", false],
  ])("%s: %s", (expression, answer) => {
    expect(isCompatible(expression)).toBe(answer);
  });
});

describe("readLicences", () => {
  it("distinguishes packages of the app from those that build and test it", () => {
    const lock = {
      packages: {
        "": { version: "0.1.0", license: "GPL-3.0-or-later" },
        "node_modules/b": { version: "1.0.0", license: "MIT" },
        "node_modules/a/node_modules/@scope/c": { version: "2.0.0", license: "ISC", dev: true },
      },
    };
    const rows = readLicences(lock);
    expect(rows.map(({ name, licence, kind }) => [name, licence, kind])).toEqual([
      ["@scope/c", "ISC", "tools"],
      ["b", "MIT", "app"],
    ]);
  });

  it("returns `unknown` when a package declares no licence", () => {
    const [row] = readLicences({ packages: { "node_modules/x": { version: "1.0.0" } } });
    expect(row?.licence).toBe("unknown");
  });
});
