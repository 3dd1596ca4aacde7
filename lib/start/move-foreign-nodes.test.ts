import { moveForeignNodes } from "./move-foreign-nodes";

const own = '<div hidden=""></div><noscript></noscript><div id="first-paint"></div><script></script>';

describe("moveForeignNodes", () => {
  it.each([
    ["leaves the page's own nodes", own, own],
    ["moves an element", `<div id="extension"></div>${own}`, `${own}<div id="extension"></div>`],
    [
      "moves a hidden element",
      `<div hidden="" id="extension"></div>${own}`,
      `${own}<div hidden="" id="extension"></div>`,
    ],
    ["moves texts and keeps the order", `a<p>b</p>c${own}`, `${own}a<p>b</p>c`],
    ["leaves what comes after", `${own}<div id="extension"></div>`, `${own}<div id="extension"></div>`],
    ["leaves a page without the layout", "<p>a</p><main></main>", "<p>a</p><main></main>"],
  ])("%s", (_what, before, after) => {
    document.body.innerHTML = before;
    moveForeignNodes();
    expect(document.body.innerHTML).toBe(after);
  });
});
