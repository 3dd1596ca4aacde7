import { existsSync } from "node:fs";
import { buildSettings } from "../brand/build-settings";
import { envFiles } from "../prepare.mjs";

/**
 * Ignores your `.env`, with a notice: the tests expect default settings. Sets each setting to "", which means its default and
 * overrides the file, in this process and its children.
 */
export function leaveOutEnvFile(): void {
  const found = envFiles.filter((file) => existsSync(file));
  if (found.length === 0) return;
  for (const { setting } of [...buildSettings, { setting: "NEXT_PUBLIC_APP_VERSION" }]) process.env[setting] ??= "";
  console.log(
    `\n${found.join(", ")} is left out: the tests build and try the app as it comes. Afterwards \`npm run build\` makes yours again in out/.`,
  );
}
