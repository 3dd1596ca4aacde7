import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startMockServer } from "../mock-server/server";
import { test as base } from "../fixtures";

/** The exported app on its own host; a test can replace its files, as a deployment does. */
export interface Deployment {
  origin: string;
  /** Signs a persona in and opens an address; see `open` in the fixtures. */
  address: (persona: string, address: string, scenario?: Record<string, string>) => string;
  /** Deploys another version of the same pages. */
  deploy: (version: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  write: (file: string, text: string) => Promise<void>;
  read: (file: string) => Promise<string>;
  /** A script or style sheet that the card's page requires. */
  firstFile: (kind: "script" | "style") => Promise<{ file: string; text: string }>;
}

/** Tests of the installed app: the real worker, on a server of their own. */
export const test = base.extend<{ deployment: Deployment }>({
  serviceWorkers: "allow",
  deployment: async ({ page: _page }, use) => {
    const outDir = await mkdtemp(path.join(tmpdir(), "deployment-"));
    await cp(path.resolve("out"), outDir, { recursive: true });
    const server = await startMockServer({ port: 0, outDir, compression: "fast" });
    const origin = `http://localhost:${server.port}`;
    const fileOf = (file: string) => path.join(outDir, file);
    await use({
      origin,
      address: (persona, address, scenario = {}) =>
        `${origin}/mock/set?${new URLSearchParams({ persona, ...scenario, then: address })}`,
      deploy: async (version) => {
        // The page contains the version; the worker's file list marks it as changed.
        const html = await readFile(fileOf("index.html"), "utf8");
        await writeFile(
          fileOf("index.html"),
          html.replace(/<html(?: data-version="[^"]*")?/, `<html data-version="${version}"`),
        );
        const worker = await readFile(fileOf("sw.js"), "utf8");
        await writeFile(
          fileOf("sw.js"),
          worker.replace(/revision:"[^"]*",url:"\/app\/index\.html"/, `revision:"${version}",url:"/app/index.html"`),
        );
      },
      remove: (file) => rm(fileOf(file)),
      write: (file, text) => writeFile(fileOf(file), text),
      read: (file) => readFile(fileOf(file), "utf8"),
      firstFile: async (kind) => {
        const hint = new RegExp(`<link [^>]*as="${kind}"[^>]*href="/app/([^"]+)"`);
        const [, file = ""] = hint.exec(await readFile(fileOf("index.html"), "utf8")) ?? [];
        return { file, text: await readFile(fileOf(file), "utf8") };
      },
    });
    await server.close();
    await rm(outDir, { recursive: true });
  },
});
