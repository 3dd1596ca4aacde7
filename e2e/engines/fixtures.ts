import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { startMockServer, type MockServer } from "@/e2e/mock-server/server";
import { startFirefox } from "./firefox";
import { Screen } from "./screen";
import type { Engine, Tab } from "./tab";
import { makeWatchedSite, takeProblems } from "./watched-site";
import { startWebkit } from "./webkit";

const starters: Record<string, () => Promise<Engine>> = { firefox: startFirefox, webkit: startWebkit };

interface Fixtures {
  server: MockServer;
  tab: Tab;
  app: Screen;
}

/** Each test has a server and a tab of its own, fails on problems that the pages record, and shows the page on failure. */
export const test = base.extend<Fixtures, { engine: Engine; site: string }>({
  engine: [
    async ({ browserName: _ }, use, { project }) => {
      const engine = await starters[project.name]!();
      await use(engine);
      await engine.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ browserName: _ }, use) => {
      const site = await makeWatchedSite(path.resolve(process.env.OUT_DIR ?? "out"));
      await use(site.root);
      await site.remove();
    },
    { scope: "worker" },
  ],
  server: async ({ site }, use) => {
    const server = await startMockServer({ port: 0, outDir: site, compression: "fast" });
    await use(server);
    await server.close();
  },
  tab: async ({ engine }, use) => {
    const tab = await engine.open();
    await use(tab);
    await tab.close();
  },
  app: async ({ tab, server }, use, testInfo) => {
    await use(new Screen(tab, server.url));
    if (testInfo.status === "passed") expect(await takeProblems(tab)).toEqual([]);
    else
      await testInfo.attach("page", { body: await tab.evaluate(() => `${location.href}\n${document.body.innerText}`) });
  },
});
