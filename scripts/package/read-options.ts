import { parseArgs } from "node:util";

/**
 * Parses the command line of `npm run package`.
 * @throws Error with one sentence
 */
export function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { keep: { type: "string" }, built: { type: "boolean" }, to: { type: "string", default: "release" } },
    }).values;
  } catch (error) {
    throw new Error("npm run package takes --keep <archive or folder>, --built and --to <folder>.", { cause: error });
  }
}
