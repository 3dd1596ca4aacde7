/** @jest-environment node */
import { appAfterFirstFrame } from "./app-after-first-frame";
import { exportedPage, pageData, readScript } from "./exported-page";

const page = () => appAfterFirstFrame(exportedPage(pageData), pageData, readScript);

describe("appAfterFirstFrame", () => {
  it("names style sheet and scripts once in a hint that fetches nothing, and leaves those for old browsers as they are", () => {
    expect(page().match(/<link [^>]*as="script"[^>]*>/g)).toEqual([
      '<link rel="preload" as="script" fetchPriority="low" media="not all" href="/app/a.js"/>',
      '<link rel="preload" as="script" fetchPriority="low" media="not all" href="/app/b.js"/>',
    ]);
    expect(page()).toContain(
      '<link rel="preload" as="style" fetchPriority="low" media="not all" href="/a.later.css"/>',
    );
    expect(page().match(/<script [^>]*src[^>]*>/g)).toEqual(['<script src="/app/old.js" noModule="">']);
  });

  it("paints nothing before the page has drawn what it shows", () => {
    expect(page()).toMatch(/<link rel="expect" href="#_R_" blocking="render"\/>.*<\/head>.*<script id="_R_">/);
  });

  it("runs what is long, the modules that the page names, and then Next's own start", () => {
    const [, script = ""] = /<script id="_R_">(.*?)<\/script>/.exec(page()) ?? [];
    expect(script).toContain('self.startApp=()=>{start({"runtimeModuleIds":[15]})};');
    expect(script).toContain("[14,11,12]");
  });

  it("refuses a page that starts in another way", () => {
    expect(() => appAfterFirstFrame("<html><head></head></html>", pageData, readScript)).toThrow("start the app");
  });
});
