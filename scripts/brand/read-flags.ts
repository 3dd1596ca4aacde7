import { parseArgs } from "node:util";
import { buildSettings } from "./build-settings";

export interface Flags {
  changes: Record<string, string>;
  logo?: string;
  iconColor?: string;
  isCheck: boolean;
  isHelp: boolean;
}

/**
 * Parses the command line of `npm run brand`.
 * @throws Error with one sentence
 */
export function readFlags(args: string[]): Flags {
  const values = parse(args);
  if (values.check && !values.help && Object.keys(values).length > 1)
    throw new Error("--check stands alone: it checks the present settings.");
  const given = buildSettings.flatMap(({ setting, flag }) => {
    const value = values[flag];
    return typeof value === "string" ? [{ setting, flag, value }] : [];
  });
  const broken = given.find(({ value }) => /[\r\n]/.test(value) || /'.*"|".*'/.test(value));
  if (broken) throw new Error(`--${broken.flag} must be one line, with quotes of one kind.`);
  if (values.logo === "") throw new Error("--logo needs a file: an SVG or a large square PNG.");
  if (values["icon-color"] !== undefined && !/^#[0-9a-f]{6}$/i.test(values["icon-color"]))
    throw new Error(`--icon-color must be a colour of six digits such as #dd005c (it is "${values["icon-color"]}").`);
  if (values["icon-color"] !== undefined && values.logo === undefined)
    throw new Error("--icon-color needs --logo: it is the logo's background.");
  return {
    changes: Object.fromEntries(given.map(({ setting, value }) => [setting, normaliseSetting(setting, value)])),
    logo: values.logo,
    iconColor: values["icon-color"],
    isCheck: values.check ?? false,
    isHelp: values.help ?? false,
  };
}

/** Trims a value. A list of languages also loses its inner spaces: "fi, en" means "fi,en". */
export function normaliseSetting(setting: string, value: string): string {
  return setting === "NEXT_PUBLIC_LOCALES" ? value.replace(/\s/g, "") : value.trim();
}

function parse(args: string[]) {
  const texts = Object.fromEntries(buildSettings.map(({ flag }) => [flag, { type: "string" as const }]));
  const own = {
    logo: { type: "string" },
    "icon-color": { type: "string" },
    check: { type: "boolean" },
    help: { type: "boolean" },
  } as const;
  try {
    const { values } = parseArgs({ args, options: { ...texts, ...own } });
    return values as typeof values & Record<string, string | boolean | undefined>;
  } catch (error) {
    // Node's advice follows in more sentences or lines.
    const [sentence = ""] = (error as Error).message.split(/\.\s/);
    throw new Error(`${sentence.replace(/\.$/, "")}: npm run brand -- --help lists the flags.`, { cause: error });
  }
}
