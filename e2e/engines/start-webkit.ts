import type { ChildProcess } from "node:child_process";
import type { Readable } from "node:stream";
import { freePort } from "@/scripts/prepare.mjs";
import { findWebkit } from "@/scripts/testing/webkit.mjs";
import { ProgramGroup } from "./program-group";
import type { Transport } from "./transport";
import { until } from "./until";
import { WebDriverHttp } from "./web-driver-http";

/** Starts WebKit with a display and a WebDriver of its own. */
export async function startWebkit(): Promise<Transport> {
  const paths = findWebkit();
  if (!paths) throw new Error("There is no WebKit: please install Debian's packages webkit2gtk-driver and xvfb.");
  const programs = new ProgramGroup();
  const screen = programs.start(
    paths.display,
    ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const env = { GDK_BACKEND: "x11", DISPLAY: `:${await displayNumber(screen)}` };
  const port = Number(await freePort());
  programs.start(paths.driver, [`--port=${port}`], { env });
  const address = `http://127.0.0.1:${port}`;
  await until("the WebDriver answers", async () => (await fetch(`${address}/status`)).ok);
  const options = { binary: paths.browser, args: ["--automation"] };
  return WebDriverHttp.open(address, { "webkitgtk:browserOptions": options });
}

/** The server looks for a free display by itself, and writes its number when it is ready. */
function displayNumber(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.once("error", reject);
    screen.once("exit", () => reject(new Error("Xvfb ended by itself.")));
    (screen.stdio[3] as Readable).once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
}
