import path from "node:path";
import { test as base } from "@playwright/test";
import { findProgram } from "@/scripts/testing/programs";
import { startMockServer } from "../mock-server/server";
import { makeSite, type Site } from "./make-site";
import { startApache } from "./servers/apache";
import { startCaddy } from "./servers/caddy";
import { startNginx } from "./servers/nginx";
import type { Host } from "./start-process";

const starters = { nginx: startNginx, apache: startApache, caddy: startCaddy };

export type HostName = keyof typeof starters;

/** The installed ones; `npm test` lists the others. */
export const hostNames = (Object.keys(starters) as HostName[]).filter((name) => findProgram(name) !== null);

export function startHost(name: HostName, site: Site): Promise<Host> {
  return starters[name](findProgram(name) ?? name, site);
}

interface WorkerFixtures {
  /** A host starts when a test of this worker first requests it. */
  host: (name: HostName | "plain") => Promise<Host>;
}

/** Web servers with this build's export and the generated files, unchanged. */
export const test = base.extend<object, WorkerFixtures>({
  host: [
    async ({ browserName: _browser }, use) => {
      const started = new Map<string, Promise<Host>>();
      await use((name) => {
        const host = started.get(name) ?? (name === "plain" ? startPlain() : startWithSite(name));
        started.set(name, host);
        return host;
      });
      for (const host of started.values()) await (await host).stop();
    },
    { scope: "worker" },
  ],
});

async function startWithSite(name: HostName): Promise<Host> {
  const [folder, server] = await Promise.all([makeSite(path.resolve("out")), startMockServer({ port: 0 })]);
  const host = await startHost(name, {
    ...folder,
    deploy: path.resolve("deploy"),
    backend: `http://127.0.0.1:${server.port}`,
  });
  const stop = async () => {
    await host.stop();
    await server.close();
    await folder.remove();
  };
  return { ...host, stop };
}

/** A host without rules, for sessions with `host=plain`: it serves exact files and 404.html. */
async function startPlain(): Promise<Host> {
  const folder = await makeSite(path.resolve("out"));
  const outDir = path.join(folder.root, "app");
  const server = await startMockServer({ port: 0, outDir, compression: "fast" });
  const stop = async () => {
    await server.close();
    await folder.remove();
  };
  return { origin: server.url, stop };
}
