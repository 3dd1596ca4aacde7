import { parseArgs } from "node:util";
import { buildSettings } from "./build-settings.mjs";

/**
 * The command line of `npm run brand`.
 * @param {string[]} args
 * @returns {{ changes: Record<string, string>, logo?: string, iconColor?: string, isCheck: boolean, isHelp: boolean }}
 * @throws Error with one sentence
 */
export function readFlags(args) {
  const options = Object.fromEntries(
    [...buildSettings.map(({ flag }) => flag), "logo", "icon-color"].map((flag) => [flag, { type: "string" }]),
  );
  const { values } = parse(args, { ...options, check: { type: "boolean" }, help: { type: "boolean" } });
  const given = buildSettings.filter(({ flag }) => values[flag] !== undefined);
  const broken = given.find(({ flag }) => /[\r\n]/.test(values[flag]) || /'.*"|".*'/.test(values[flag]));
  if (broken) throw new Error(`--${broken.flag} must be one line, with quotes of one kind.`);
  if (values["icon-color"] !== undefined && !/^#[0-9a-f]{6}$/i.test(values["icon-color"]))
    throw new Error(`--icon-color must be a colour of six digits such as #dd005c (it is "${values["icon-color"]}").`);
  if (values["icon-color"] !== undefined && values.logo === undefined)
    throw new Error("--icon-color goes with --logo: it is what the logo stands on.");
  return {
    changes: Object.fromEntries(given.map(({ setting, flag }) => [setting, tidied(setting, values[flag])])),
    logo: values.logo,
    iconColor: values["icon-color"],
    isCheck: values.check ?? false,
    isHelp: values.help ?? false,
  };
}

/** "fi, en" is meant as "fi,en"; a name keeps its spaces inside. */
export function tidied(setting, value) {
  return setting === "NEXT_PUBLIC_LOCALES" ? value.replace(/\s/g, "") : value.trim();
}

function parse(args, options) {
  try {
    return parseArgs({ args, options });
  } catch (error) {
    const [sentence] = error.message.split(". ");
    throw new Error(`${sentence.replace(/\.$/, "")}: npm run brand -- --help lists the flags.`, { cause: error });
  }
}
