import { growth, superlinear } from "@/scripts/testing/growth";
import { withoutStyle } from "./without-style";

describe("withoutStyle", () => {
  it.each([
    ['<p style="color:red">x</p>', '<p data-style="color:red">x</p>'],
    ["<p STYLE = 'a>b'>x</p>", "<p data-style = 'a>b'>x</p>"],
    ['<p title="a > b"style="x">', '<p title="a > b"data-style="x">'],
    ["<img/style=x/src=y>", "<img/data-style=x/src=y>"],
    ["<p\nstyle=x>", "<p\ndata-style=x>"],
    ['<p title="a style=b">', '<p title="a style=b">'],
    ["<p title=' style=b'>", "<p title=' style=b'>"],
    ['<a href="/a?style=b&x= style=c">', '<a href="/a?style=b&x= style=c">'],
    ["<a href=/a?style=b>", "<a href=/a?style=b>"],
    ["a style=b < c style=d", "a style=b < c style=d"],
    ["<p>my style=x</p>", "<p>my style=x</p>"],
    ["<p lifestyle=x mystyle=y>", "<p lifestyle=x mystyle=y>"],
    ['<p title="open style=x', '<p title="open style=x'],
    ["", ""],
  ])("turns %j into %j", (html, result) => {
    expect(withoutStyle(html)).toBe(result);
  });

  it.each<[string, (size: number) => string]>([
    ["unfinished tags", (size) => "<a ".repeat(size * 500) + "x ".repeat(size * 9_000)],
    ["unfinished tags before a long quote", (size) => `${"<a".repeat(size * 99)}"${"x".repeat(size * 19_000)}"`],
  ])("takes linear time for %s", (_what, hostile) => {
    const removing = (size: number) => {
      const html = hostile(size);
      return () => withoutStyle(html);
    };
    expect(growth(1, removing)).toBeLessThan(superlinear);
  });
});
