/** @jest-environment node */
import { css, pageData, pageText, textRow } from "./exported-page";
import { clientModules, emptyTexts } from "./flight-data";

describe("emptyTexts", () => {
  it("empties the rows of known texts, counted in bytes, and leaves all others as they are", () => {
    const data = `1:"a"\n${textRow("2", css)}${textRow("3", pageText)}0:{"P":null}\n`;
    expect(emptyTexts(data, new Set([css]))).toBe(`1:"a"\n2:T0,${textRow("3", pageText)}0:{"P":null}\n`);
    expect(emptyTexts(data, new Set())).toBe(data);
    expect(emptyTexts("", new Set([css]))).toBe("");
  });

  it.each(["7", "7:T10,short", "7:Tzz,x", '7:{"no":"end"}'])(
    "refuses %s, which is no data of this version",
    (broken) => {
      expect(() => emptyTexts(broken, new Set())).toThrow();
    },
  );
});

describe("clientModules", () => {
  it("names each module once, whose files the page has", () => {
    expect(clientModules(pageData, new Set(["/app/a.js", "/app/b.js"]))).toEqual([11, 12]);
    expect(clientModules(pageData, new Set(["/app/a.js", "/app/c.js"]))).toEqual([11, 12, 13]);
  });

  it("refuses data without any", () => {
    expect(() => clientModules(pageData, new Set())).toThrow("names no module");
  });
});
