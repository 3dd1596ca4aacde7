import { existsSync, readdirSync } from "node:fs";

/**
 * WebKitGTK of the system, which is the nearest thing to an iPhone's browser on Linux.
 * @returns {{ driver: string, browser: string, display: string } | null} paths of the WebDriver, of the browser and of
 *   the X server that it is shown on; null when one of them is missing
 */
export function findWebkit() {
  const driver = firstOf(["/usr/bin/WebKitWebDriver"]);
  const browser = firstOf(browserFolders().map((folder) => `${folder}/MiniBrowser`));
  const display = firstOf(["/usr/bin/Xvfb"]);
  return driver && browser && display ? { driver, browser, display } : null;
}

/** Debian keeps the browser beside the library, in a folder with the machine's architecture and the library's version. */
function browserFolders() {
  const libraries = namesIn("/usr/lib").filter((name) => name.endsWith("-linux-gnu"));
  return libraries.flatMap((library) =>
    namesIn(`/usr/lib/${library}`)
      .filter((name) => /^webkit2?gtk-/.test(name))
      .map((name) => `/usr/lib/${library}/${name}`),
  );
}

function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function firstOf(paths) {
  return paths.find((path) => existsSync(path));
}
