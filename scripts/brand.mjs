// `npm run brand`: what an association changes, written to .env and into the icons. With flags it sets what they name, without
// any it asks, and --check only checks what stands in .env and the environment. Nothing is written unless all of it is right.
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { loadEnvFiles } from "./load-env-files.mjs";
import { advice } from "./brand/advice.mjs";
import { askSettings } from "./brand/ask-settings.mjs";
import { buildSettings } from "./brand/build-settings.mjs";
import { changeEnv, readEnv } from "./brand/env-file.mjs";
import { howToLook } from "./brand/how-to-look.ts";
import { otherOrigin } from "./brand/other-origin.ts";
import { readFlags } from "./brand/read-flags.mjs";
import { whatRemains } from "./brand/what-remains.mjs";
import { writeAll } from "./brand/write-all.mjs";
import { drawAppIcons } from "./icons/draw-app-icons.mjs";
import { stop } from "./prepare.mjs";

const root = process.cwd();
const file = ".env";

const flags = await promised(() => readFlags(process.argv.slice(2)));
if (flags.isHelp) showHelp();
else {
  loadEnvFiles(root);
  const environment = Object.fromEntries(buildSettings.map(({ setting }) => [setting, process.env[setting]]));
  for (const { setting } of buildSettings) delete process.env[setting];
  const { checkSettings, defaults } = await import("./brand/check-settings.ts");
  if (flags.isCheck) check(checkSettings(root, environment), environment);
  else await brand(checkSettings, defaults, environment);
}

function check(problem, settings) {
  if (problem) stop(problem);
  for (const sentence of advice(settings)) console.warn(sentence);
  console.log("The settings are right.");
}

async function brand(checkSettings, defaults, environment) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const written = readEnv(text);
  const checkChanges = (changes) => checkSettings(root, { ...written, ...changes });
  const isAsked = Object.keys(flags.changes).length === 0 && !flags.logo;
  if (isAsked && !process.stdin.isTTY) stop("Name what is to change: npm run brand -- --help lists the flags.");
  const answers = isAsked ? await askAll({ ...defaults, ...written }, checkChanges) : flags;
  const problem = checkChanges(answers.changes);
  if (problem) stop(problem);

  const settings = { ...defaults, ...written, ...answers.changes };
  const primary = settings.NEXT_PUBLIC_PRIMARY_COLOR || defaults.NEXT_PUBLIC_PRIMARY_COLOR;
  const icons = answers.logo
    ? await promised(() => drawAppIcons(answers.logo, { background: answers.iconColor, primary }))
    : { files: new Map(), warnings: [] };
  writeAll(root, new Map([[file, changeEnv(text, answers.changes)], ...icons.files]));

  for (const warning of [...icons.warnings, ...advice({ ...written, ...answers.changes })]) console.warn(warning);
  for (const [setting, value] of Object.entries(answers.changes))
    console.log(value === "" ? `${setting} has its default again` : `${setting}=${value}`);
  if (answers.logo) console.log(`${[...icons.files.values()].filter(Boolean).length} icons of ${answers.logo}`);
  const other = buildSettings
    .map(({ setting }) => setting)
    .filter((setting) => environment[setting] !== undefined && environment[setting] !== (written[setting] ?? ""));
  if (other.length > 0) console.warn(`The environment or another .env file wins over ${file} in: ${other.join(", ")}.`);
  const present = { ...written, ...answers.changes };
  const remaining = [
    ...whatRemains(root, present),
    otherOrigin(present.NEXT_PUBLIC_API_BASE ?? ""),
    howToLook(present, defaults),
    "npm run package makes the archive for the host.",
  ].filter(Boolean);
  console.log(`\nWritten. What remains:${remaining.map((sentence) => `\n- ${sentence}`).join("")}`);
}

async function askAll(present, checkChanges) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C or Ctrl+D in the middle: an answer would be waited for for ever.
  const leave = () => stop("Nothing was written.");
  terminal.once("close", leave);
  try {
    const changes = await askSettings((question) => terminal.question(question), present, checkChanges, console.log);
    for (;;) {
      const logo = (await terminal.question("Logo for the icons, an SVG or a large square PNG [as it is]: ")).trim();
      const problem =
        logo &&
        (await drawAppIcons(logo, { primary: "#000000" }).then(
          () => "",
          ({ message }) => message,
        ));
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
async function promised(work) {
  try {
    return await work();
  } catch (error) {
    return stop(error.message);
  }
}
