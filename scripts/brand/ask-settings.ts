import { buildSettings } from "./build-settings";
import { tidied } from "./read-flags";

/**
 * Asks for each setting, with its present value; a bad answer is asked for again.
 * @param present what each setting is now
 * @param check a sentence on what is wrong
 * @returns what is to be changed
 */
export async function askSettings(
  ask: (question: string) => Promise<string>,
  present: Record<string, string | undefined>,
  check: (changes: Record<string, string>) => string | null,
  say: (sentence: string) => void,
): Promise<Record<string, string>> {
  say("Enter keeps what stands in brackets; a single - goes back to the default.\n");
  const changes: Record<string, string> = {};
  for (const { setting, question } of buildSettings) {
    for (;;) {
      const answer = tidied(setting, await ask(`${question} [${present[setting] ?? ""}]: `));
      if (answer === "") break;
      const change = { [setting]: answer === "-" ? "" : answer };
      const problem = check({ ...changes, ...change });
      if (problem === null) {
        Object.assign(changes, change);
        break;
      }
      say(problem);
    }
  }
  return changes;
}
