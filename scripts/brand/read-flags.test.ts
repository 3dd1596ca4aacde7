/** @jest-environment node */
import { readFlags } from "./read-flags";

describe("readFlags", () => {
  it("reads each flag as its setting", () => {
    const { changes, logo, isCheck } = readFlags([
      "--name",
      " Metsäyhdistys ",
      "--locales",
      "fi, en, sv",
      "--logo",
      "logo.svg",
    ]);
    expect(changes).toEqual({ NEXT_PUBLIC_APP_NAME: "Metsäyhdistys", NEXT_PUBLIC_LOCALES: "fi,en,sv" });
    expect([logo, isCheck]).toEqual(["logo.svg", false]);
  });

  it("treats an empty value as the default", () => {
    expect(readFlags(["--color-dark", ""]).changes).toEqual({ NEXT_PUBLIC_PRIMARY_COLOR_DARK: "" });
  });

  it.each([
    [["--colour", "#006772"], /^[^.]*--colour[^.]*: npm run brand -- --help lists the flags\.$/],
    [["Metsä"], /^[^.]*Metsä[^.]*: npm run brand -- --help lists the flags\.$/],
    [["--name"], /^[^.]*--name[^.]*: npm run brand -- --help lists the flags\.$/],
    [["--name", "--color"], /^[^.\n]*--name[^.\n]*: npm run brand -- --help lists the flags\.$/],
    [["--name", "two\nlines"], /^--name must be one line/],
    [["--name", `"a" and 'b'`], /^--name must be one line, with quotes of one kind\.$/],
    [
      ["--logo", "x.svg", "--icon-color", "green"],
      /^--icon-color must be a colour of six digits .* \(it is "green"\)\.$/,
    ],
    [["--logo", ""], /^--logo needs a file/],
    [["--icon-color", "#006772"], /^--icon-color needs --logo/],
    [["--check", "--name", "Metsä"], /^--check stands alone/],
    [["--check", "--logo", "logo.svg"], /^--check stands alone/],
  ])("rejects %j with one sentence", (args, sentence) => {
    expect(() => readFlags(args)).toThrow(sentence);
  });
});
