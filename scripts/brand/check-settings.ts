import { allowances } from "@/lib/config/allowances";
import { appearance } from "@/lib/config/appearance";
import { env } from "@/lib/config/env";
import { checkEnv, type BuildSettings } from "@/lib/build/check-env";
import { checkMessages } from "../locales/check-messages";

/** What each setting is when it is left out; the settings of the environment must be taken away before this is loaded. */
export const defaults: BuildSettings = { ...env, ...appearance, ...allowances };

/**
 * Whether the app can be built with these settings.
 * @param root the project's folder, where the languages' files are
 * @param values settings that are given; an empty one has its default
 * @returns one sentence, null when all is well
 */
export function checkSettings(root: string, values: Record<string, string | undefined>): string | null {
  const given = Object.entries(values).filter(([name, value]) => name in defaults && value);
  const settings: BuildSettings = { ...defaults, ...Object.fromEntries(given) };
  try {
    checkEnv(settings);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return checkMessages(root, settings.NEXT_PUBLIC_LOCALES.split(","));
}
