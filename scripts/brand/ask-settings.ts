import { buildSettings } from "./build-settings";
import { normaliseSetting } from "./read-flags";

/**
 * Asks for each setting and shows its current value. Repeats the question after an invalid answer.
 * @param present the current values
 * @param check returns one sentence on an invalid value, or null
 * @returns the changes
 */
export async function askSettings(
  ask: (question: string) => Promise<string>,
  present: Record<string, string | undefined>,
  check: (changes: Record<string, string>) => string | null,
  say: (sentence: string) => void,
): Promise<Record<string, string>> {
  say("Enter keeps the value in brackets; a single - restores the default.\n");
  const changes: Record<string, string> = {};
  for (const { setting, question } of buildSettings) {
    for (;;) {
      const answer = normaliseSetting(setting, await ask(`${question} [${present[setting] ?? ""}]: `));
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
