import { cutHtml } from "./cut-html";

describe("cutHtml", () => {
  it.each([
    ["a text", "<p>Text</p>"],
    ["a table of 500 rows", `<table>${`<tr>${"<td><p><b>1</b></p></td>".repeat(6)}</tr>`.repeat(500)}</table>`],
    ["a table without end tags", `<table>${`<tr>${"<td>1".repeat(6)}`.repeat(500)}</table>`],
    ["many lines", "line<br>".repeat(9_000)],
  ])("leaves %s as it is", (_what, html) => {
    expect(cutHtml(html)).toEqual({ html, isCut: false });
  });

  it("counts no picture that is part of an address", () => {
    const html = `<img src="data:image/png;base64,${"iVBOR".repeat(1_000_000)}"><p>After</p>`;
    expect(cutHtml(html)).toEqual({ html: '<img src="data:,"><p>After</p>', isCut: false });
  });

  it.each<[string, string, string]>([
    ["is too long", "a".repeat(2_000_001), "a".repeat(2_000_000)],
    ["has too many tags", "<b>x</b>".repeat(40_001), "<b>x</b>".repeat(40_000)],
    ["has too many open tags", "<b>".repeat(100_000), "<b>".repeat(10_000)],
  ])("cuts what %s", (_what, html, cut) => {
    expect(cutHtml(html)).toEqual({ html: cut, isCut: true });
  });
});
