// `npm run brand`: what an association changes, written to .env and into the icons. With flags it sets what they name, without
// any it asks, and --check only checks what stands in .env and the environment. Nothing is written unless all of it is right.
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { loadEnvFiles } from "./load-env-files";
import { askSettings } from "./brand/ask-settings";
import { buildSettings } from "./brand/build-settings";
import { changeEnv, readEnv } from "./brand/env-file";
import { advice, nextSteps } from "./brand/next-steps";
import { type Flags, readFlags } from "./brand/read-flags";
import { writeFiles } from "./brand/write-files";
import { type AppIcons, drawAppIcons } from "./icons/draw-app-icons";
import { stop } from "./prepare.mjs";

type Settings = Record<string, string | undefined>;

const root = process.cwd();
const file = ".env";

const flags = await promised(() => readFlags(process.argv.slice(2)));
if (flags.isHelp) showHelp();
else {
  loadEnvFiles(root);
  const environment = Object.fromEntries(buildSettings.map(({ setting }) => [setting, process.env[setting]]));
  for (const { setting } of buildSettings) Reflect.deleteProperty(process.env, setting);
  const { checkSettings, defaults } = await import("./brand/check-settings");
  if (flags.isCheck) check(checkSettings(root, environment), environment);
  else await brand(checkSettings, { ...defaults }, environment);
}

function check(problem: string | null, settings: Settings): void {
  if (problem) stop(problem);
  for (const sentence of advice(settings)) console.warn(sentence);
  console.log("The settings are right.");
}

async function brand(
  checkSettings: (root: string, values: Settings) => string | null,
  defaults: Record<string, string>,
  environment: Settings,
): Promise<void> {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const written = readEnv(text);
  const checkChanges = (changes: Settings) => checkSettings(root, { ...written, ...changes });
  const isAsked = Object.keys(flags.changes).length === 0 && !flags.logo;
  if (isAsked && !process.stdin.isTTY) stop("Name what is to change: npm run brand -- --help lists the flags.");
  const answers: Pick<Flags, "changes" | "logo" | "iconColor"> = isAsked
    ? await askAll({ ...defaults, ...written }, checkChanges)
    : flags;
  const problem = checkChanges(answers.changes);
  if (problem) stop(problem);

  const settings: Settings = { ...defaults, ...written, ...answers.changes };
  const primary = settings.NEXT_PUBLIC_PRIMARY_COLOR || (defaults.NEXT_PUBLIC_PRIMARY_COLOR ?? "");
  const { logo, iconColor } = answers;
  const icons: AppIcons = logo
    ? await promised(() => drawAppIcons(logo, { background: iconColor, primary }))
    : { files: new Map(), warnings: [] };
  writeFiles(
    root,
    // The settings last: an icon that cannot be written leaves them as they were.
    new Map<string, Uint8Array | string | null>([...icons.files, [file, changeEnv(text, answers.changes)]]),
  );

  const present: Settings = { ...written, ...answers.changes };
  for (const warning of [...icons.warnings, ...advice(present)]) console.warn(warning);
  for (const [setting, value] of Object.entries(answers.changes))
    console.log(value === "" ? `${setting} has its default again` : `${setting}=${value}`);
  if (logo) console.log(`${[...icons.files.values()].filter(Boolean).length} icons of ${logo}`);
  const other = buildSettings
    .map(({ setting }) => setting)
    .filter((setting) => environment[setting] !== undefined && environment[setting] !== (written[setting] ?? ""));
  if (other.length > 0) console.warn(`The environment or another .env file wins over ${file} in: ${other.join(", ")}.`);
  const remaining = nextSteps(root, present, defaults);
  console.log(`\nWritten. What remains:${remaining.map((sentence) => `\n- ${sentence}`).join("")}`);
}

async function askAll(present: Settings, checkChanges: (changes: Settings) => string | null) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C or Ctrl+D in the middle: an answer would be waited for for ever.
  const leave = () => stop("Nothing was written.");
  terminal.once("close", leave);
  try {
    const changes = await askSettings((question) => terminal.question(question), present, checkChanges, console.log);
    for (;;) {
      const logo = (await terminal.question("Logo for the icons, an SVG or a large square PNG [as it is]: ")).trim();
      const problem = logo && (await drawAppIcons(logo, { primary: "#000000" }).then(() => "", messageOf));
      if (!problem) return { changes, logo: logo || undefined };
      console.log(problem);
    }
  } finally {
    terminal.off("close", leave);
    terminal.close();
  }
}

function showHelp() {
  const flagsOfSettings = buildSettings.map(({ flag, question }) => `  --${flag.padEnd(17)} ${question}`);
  console.log(`npm run brand                asks for each setting
npm run brand -- --check     checks what is set
npm run brand -- <flags>     sets what they name; an empty value ('') goes back to the default
${flagsOfSettings.join("\n")}
  --logo              Logo for all icons: an SVG, or a square PNG of 512 pixels or more
  --icon-color        What the logo stands on where an icon is filled to its edges`);
}

/** Ends the process with the sentence of what went wrong. */
async function promised<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    return stop(messageOf(error));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
