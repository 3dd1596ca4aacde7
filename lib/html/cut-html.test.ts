import { cutHtml } from "./cut-html";

describe("cutHtml", () => {
  it.each([
    ["a text", "<p>Text</p>"],
    ["a table of 500 rows", `<table>${`<tr>${"<td><p><b>1</b></p></td>".repeat(6)}</tr>`.repeat(500)}</table>`],
    ["a table without end tags", `<table>${`<tr>${"<td>1".repeat(6)}`.repeat(500)}</table>`],
    ["many lines", "line<br>".repeat(9_000)],
  ])("keeps %s unchanged", (_what, html) => {
    expect(cutHtml(html)).toEqual({ html, isCut: false });
  });

  const picture = (length: number) => `data:image/png;base64,${"A".repeat(length)}`;

  it.each<[string, string, string]>([
    ["in quotes", `<img src="${picture(5_000_000)}"><p>After</p>`, '<img src="data:,"><p>After</p>'],
    ["without quotes", `<img src=${picture(600)}><p>After</p>`, "<img src=data:,><p>After</p>"],
    ["more than once", `<img src='${picture(600)}'>`.repeat(2), "<img src='data:,'>".repeat(2)],
    ["without an end", picture(600), "data:,"],
    ["within another", `<img src="${picture(600)}${picture(600)}">`, '<img src="data:,">'],
    ["that is short, which stays", `<img src="${picture(499)}">`, `<img src="${picture(499)}">`],
  ])("does not count a data: picture %s", (_what, html, short) => {
    expect(cutHtml(html)).toEqual({ html: short, isCut: false });
  });

  it.each<[string, string, string]>([
    ["is too long", "a".repeat(2_000_001), "a".repeat(2_000_000)],
    ["has too many tags", "<b>x</b>".repeat(40_001), "<b>x</b>".repeat(40_000)],
    ["has too many open tags", "<b>".repeat(100_000), "<b>".repeat(10_000)],
    ["has them after more end tags", `</b></b>${"<b>".repeat(10_001)}`, `</b></b>${"<b>".repeat(10_000)}`],
  ])("cuts HTML that %s", (_what, html, cut) => {
    expect(cutHtml(html)).toEqual({ html: cut, isCut: true });
  });
});
