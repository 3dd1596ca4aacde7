import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { findFirefox } from "@/scripts/testing/firefox.mjs";
import { Marionette } from "./marionette";
import { ProgramGroup } from "./program-group";
import type { Transport } from "./transport";
import { until } from "./until";

/** Starts Firefox without a window on the screen, with a profile of its own. */
export async function startFirefox(): Promise<Transport> {
  const firefox = findFirefox();
  if (!firefox) throw new Error("There is no Firefox: please install Debian's package firefox-esr.");
  const programs = new ProgramGroup();
  const profile = path.join(programs.home, "profile");
  mkdirSync(profile);
  // Any free port; all else that a driven browser needs Firefox sets by itself.
  writeFileSync(path.join(profile, "user.js"), 'user_pref("marionette.port", 0);\n');
  programs.start(firefox, ["--headless", "--marionette", "--no-remote", "--profile", profile]);
  const port = await until("Firefox can be driven", async () =>
    Number(await readFile(path.join(profile, "MarionetteActivePort"), "utf8")),
  );
  return Marionette.open(port, {});
}
