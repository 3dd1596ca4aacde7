const own = '<div hidden=""></div><noscript></noscript><div id="first-paint"></div><script></script>';

/** Next imports it once, right before React starts. */
const beforeReact = () => jest.isolateModulesAsync(async () => void (await import("@/instrumentation-client")));

describe("foreign nodes at the top of the body", () => {
  it.each([
    ["are missing: the page stays", own, own],
    ["move to the end", `<div id="extension"></div>${own}`, `${own}<div id="extension"></div>`],
    ["move also if hidden", `<div hidden="" id="extension"></div>${own}`, `${own}<div hidden="" id="extension"></div>`],
    ["keep their order, texts too", `a<p>b</p>c${own}`, `${own}a<p>b</p>c`],
    ["stay after the page's own", `${own}<div id="extension"></div>`, `${own}<div id="extension"></div>`],
    ["stay in a page without the layout", "<p>a</p><main></main>", "<p>a</p><main></main>"],
  ])("%s", async (_sentence, before, after) => {
    document.body.innerHTML = before;
    await beforeReact();
    expect(document.body.innerHTML).toBe(after);
  });
});
