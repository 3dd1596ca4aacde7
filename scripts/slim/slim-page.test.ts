/** @jest-environment node */
import { css, exportedPage, firstScript, pageData, readScript, textRow } from "./exported-page";
import { slimPage } from "./slim-page";

function dataOf(html: string): string {
  const scripts = [...html.matchAll(/<script>self\.__next_f\.push\(\[1,(".*?[^\\]")\]\)<\/script>/g)];
  return scripts.map(([, piece]) => JSON.parse(piece ?? "") as string).join("");
}

describe("slimPage", () => {
  it("has the text of a style once, wherever Next has cut the data", () => {
    const html = slimPage(exportedPage(pageData.slice(0, 30), pageData.slice(30)), readScript);
    expect(html.split(css)).toHaveLength(2);
    expect(dataOf(html)).toBe(pageData.replace(textRow("2", css), "2:T0,"));
  });

  it("writes the data so that nothing in it ends the script", () => {
    const scripts = ["the first", "that of the hints", "for old browsers", "the start", "before the data", "the data"];
    expect(slimPage(exportedPage(pageData), readScript).match(/<\/script>/g)).toHaveLength(scripts.length);
  });

  it("puts the first script before the styles", () => {
    const html = slimPage(exportedPage(pageData), readScript);
    expect(html.indexOf(firstScript)).toBeLessThan(html.indexOf("<style"));
    expect(html.indexOf("<style")).toBeLessThan(html.indexOf("</head>"));
  });
});
