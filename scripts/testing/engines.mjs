import { existsSync } from "node:fs";

/** The engines besides Chromium that run the main flows, and their Debian packages. */
export const engines = {
  webkit: { title: "WebKit", find: findWebkit, packages: ["webkit2gtk-driver", "xvfb"] },
  firefox: { title: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
};

/**
 * WebKitGTK is the closest relative of an iPhone's browser on Linux.
 * @returns {string | null} path of its WebDriver, which starts the browser; null without it or the X server
 */
export function findWebkit() {
  return existsSync("/usr/bin/Xvfb") ? firstOf(["/usr/bin/WebKitWebDriver"]) : null;
}

/** @returns {string | null} path of the system's Firefox */
export function findFirefox() {
  return firstOf(["/usr/bin/firefox-esr", "/usr/bin/firefox"]);
}

function firstOf(paths) {
  return paths.find((path) => existsSync(path)) ?? null;
}
