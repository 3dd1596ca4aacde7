import { buildSettings } from "./build-settings";

/**
 * Words a sentence on a wrong value for the command line: a setting that a flag has changed gets the flag's name.
 * @param changes the values of the flags by setting
 */
export function nameFlags(sentence: string, changes: Record<string, string>): string {
  const changed = buildSettings.filter(({ setting }) => setting in changes);
  return changed.reduce(
    (text, { setting, flag }) => text.replace(new RegExp(`(The build setting )?\\b${setting}\\b`), `--${flag}`),
    sentence,
  );
}
