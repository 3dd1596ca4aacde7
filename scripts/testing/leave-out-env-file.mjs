import { existsSync } from "node:fs";
import { buildSettings } from "../brand/build-settings.mjs";
import { envFiles } from "../env-files.mjs";

/**
 * The tests are those of the app as it comes: where an association has its own settings, this process and its children
 * go without them, and it is said. An empty setting is its default, and wins over the line of a file.
 */
export function leaveOutEnvFile() {
  const found = envFiles.filter((file) => existsSync(file));
  if (found.length === 0) return;
  for (const { setting } of [...buildSettings, { setting: "NEXT_PUBLIC_APP_VERSION" }]) process.env[setting] ??= "";
  console.log(
    `\n${found.join(", ")} is left out: the tests build and try the app as it comes. Afterwards \`npm run build\` makes yours again in out/.`,
  );
}
