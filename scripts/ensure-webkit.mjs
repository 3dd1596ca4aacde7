import { existsSync } from "node:fs";
import { run } from "./run.mjs";
import { findWebkit } from "./webkit.mjs";

const packages = ["webkit2gtk-driver", "xvfb"];

/**
 * Whether there is a WebKit for the tests, installed when there is none and this may be done: Debian's.
 * Where there is none it says so in one sentence.
 * @returns {Promise<boolean>}
 */
export async function ensureWebkit() {
  if (findWebkit()) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("\n› Installing WebKit for the tests");
    await run("apt-get", ["-qq", "update"]);
    await run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", ...packages], {
      DEBIAN_FRONTEND: "noninteractive",
    });
  }
  if (findWebkit()) return true;
  console.log(`\nNo WebKit for the tests: they need Debian's packages ${packages.join(" and ")}.`);
  return false;
}
