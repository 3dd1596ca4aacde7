import { existsSync } from "node:fs";
import { installForDebian } from "./install-for-debian";

/** The engines beside Chromium that run the main flows, and the Debian packages they come from. */
export const engines = {
  webkit: { title: "WebKit", find: findWebkit, packages: ["webkit2gtk-driver", "xvfb"] },
  firefox: { title: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
};

/**
 * Whether an engine is there for the tests, installed when it is not and this may be done: Debian's.
 * Where there is none it says so in one sentence.
 */
export async function ensureEngine({
  title,
  find,
  packages,
}: (typeof engines)["webkit" | "firefox"]): Promise<boolean> {
  if (find()) return true;
  await installForDebian(title, packages);
  if (find()) return true;
  console.log(`\nNo ${title} for the tests: on Debian it comes with ${packages.join(" and ")}.`);
  return false;
}

/**
 * WebKitGTK is the closest relative of an iPhone's browser on Linux.
 * @returns path of its WebDriver, which starts the browser; null when it or the X server is missing
 */
export function findWebkit(): string | null {
  return existsSync("/usr/bin/Xvfb") ? firstOf(["/usr/bin/WebKitWebDriver"]) : null;
}

/** @returns path of the system's Firefox */
export function findFirefox(): string | null {
  return firstOf(["/usr/bin/firefox-esr", "/usr/bin/firefox"]);
}

function firstOf(paths: string[]): string | null {
  return paths.find((path) => existsSync(path)) ?? null;
}
