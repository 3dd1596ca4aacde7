import { buildSettings } from "./build-settings.mjs";
import { tidied } from "./read-flags.mjs";

/**
 * Asks for each setting, with its present value; a bad answer is asked for again.
 * @param {(question: string) => Promise<string>} ask
 * @param {Record<string, string>} present what each setting is now
 * @param {(changes: Record<string, string>) => string | null} check a sentence on what is wrong
 * @param {(sentence: string) => void} say
 * @returns {Promise<Record<string, string>>} what is to be changed
 */
export async function askSettings(ask, present, check, say) {
  say("Enter keeps what stands in brackets; a single - goes back to the default.\n");
  const changes = {};
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
