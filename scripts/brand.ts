// `npm run brand`: writes an association's settings to .env and draws its icons. Flags set single values; without flags it asks
// for each. --check only checks .env and the environment. Writes nothing unless every value is valid.
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { loadEnvFiles } from "./load-env-files";
import { askSettings } from "./brand/ask-settings";
import { buildSettings } from "./brand/build-settings";
import { changeEnv, readEnv } from "./brand/env-file";
import { nameFlags } from "./brand/name-flags";
import { advice, nextSteps } from "./brand/next-steps";
import { type Flags, readFlags } from "./brand/read-flags";
import { type AppIcons, drawAppIcons } from "./icons/draw-app-icons";
import { stop, stopOnError } from "./prepare.mjs";
import { writeFiles } from "./write-files";

type Settings = Record<string, string | undefined>;

const root = process.cwd();
const file = ".env";

const flags = await stopOnError(() => readFlags(process.argv.slice(2)));
if (flags.isHelp) showHelp();
else {
  loadEnvFiles();
  const environment = Object.fromEntries(buildSettings.map(({ setting }) => [setting, process.env[setting]]));
  for (const { setting } of buildSettings) Reflect.deleteProperty(process.env, setting);
  const { checkSettings, defaults } = await import("./brand/check-settings");
  if (flags.isCheck) check(checkSettings(root, environment), environment);
  else await brand(checkSettings, { ...defaults }, environment);
}

function check(problem: string | null, settings: Settings): void {
  if (problem) stop(problem);
  for (const sentence of advice(settings)) console.warn(sentence);
  console.log("The settings are valid.");
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
  if (isAsked && !process.stdin.isTTY) stop("Name the settings to change: npm run brand -- --help lists the flags.");
  const answers: Pick<Flags, "changes" | "logo" | "iconColor"> = isAsked
    ? await askAll({ ...defaults, ...written }, checkChanges)
    : flags;
  const problem = checkChanges(answers.changes);
  if (problem) stop(nameFlags(problem, flags.changes));

  const settings: Settings = { ...defaults, ...written, ...answers.changes };
  const primary = settings.NEXT_PUBLIC_PRIMARY_COLOR || (defaults.NEXT_PUBLIC_PRIMARY_COLOR ?? "");
  const { logo, iconColor } = answers;
  const icons: AppIcons = logo
    ? await drawAppIcons(logo, { background: iconColor, primary }).catch((error: unknown) =>
        stop(`--logo: ${messageOf(error)}`),
      )
    : { files: new Map(), warnings: [] };
  writeFiles(
    root,
    // The settings come last: if an icon cannot be written, they stay unchanged.
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
  console.log(`\nWritten. Next steps:${remaining.map((sentence) => `\n- ${sentence}`).join("")}`);
}

async function askAll(present: Settings, checkChanges: (changes: Settings) => string | null) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // After Ctrl+C or Ctrl+D the question would never settle.
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
npm run brand -- --check     checks the current settings
npm run brand -- <flags>     sets the named values; an empty value ('') restores the default
${flagsOfSettings.join("\n")}
  --logo              Logo for all icons: an SVG, or a square PNG of 512 pixels or more
  --icon-color        Background of icons that are filled to their edges`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
