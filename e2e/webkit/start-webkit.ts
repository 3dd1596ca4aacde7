import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "@/scripts/prepare.mjs";
import type { findWebkit } from "@/scripts/webkit.mjs";
import { until } from "./until";
import { WebDriver } from "./web-driver";

type Webkit = { openWindow(): Promise<WebDriver>; stop(): void };

/** Starts a display and a WebDriver of its own; `stop` ends them and whatever they have started. */
export async function startWebkit({
  driver,
  browser,
  display,
}: NonNullable<ReturnType<typeof findWebkit>>): Promise<Webkit> {
  // What a desktop program writes beside its pages stays out of the home folder.
  const home = mkdtempSync(path.join(os.tmpdir(), "webkit-"));
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started.splice(0).reverse()) stopGroup(child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const screen = spawn(display, ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
      detached: true,
    });
    started.push(screen);
    const folders = { HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
    const env = { ...process.env, ...folders, GDK_BACKEND: "x11", DISPLAY: `:${await displayNumber(screen)}` };
    const port = (await freePort()) as number;
    started.push(spawn(driver, [`--port=${port}`], { stdio: "ignore", detached: true, env }));
    const address = `http://127.0.0.1:${port}`;
    await until("the WebDriver answers", async () => (await fetch(`${address}/status`)).ok);
    // The width of a phone.
    const options = { binary: browser, args: ["--automation", "--geometry=412x823"] };
    return { openWindow: () => WebDriver.open(address, { "webkitgtk:browserOptions": options }), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The server looks for a free display by itself, and writes its number when it is ready. */
function displayNumber(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.once("error", reject);
    screen.once("exit", () => reject(new Error("Xvfb ended by itself.")));
    (screen.stdio[3] as Readable).once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
}

/** The process and its children, which are a group of their own. */
function stopGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid);
  } catch {
    // It has ended already.
  }
}
