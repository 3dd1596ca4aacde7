import { allowances } from "@/lib/config/allowances";
import { appearance } from "@/lib/config/appearance";
import { env } from "@/lib/config/env";
import { checkEnv, type BuildSettings } from "@/lib/build/check-env";
import { checkMessages } from "../locales/check-messages";

/** The default of each setting. Remove the settings from the environment before this file loads. */
export const defaults: BuildSettings = { ...env, ...appearance, ...allowances };

/**
 * Whether the app can be built with these settings.
 * @param root the project's folder, which holds the message files
 * @param values the given settings; an empty one means its default
 * @returns one sentence on the first invalid setting, or null
 */
export function checkSettings(root: string, values: Record<string, string | undefined>): string | null {
  const given = Object.entries(values).filter(([name, value]) => name in defaults && value);
  const settings: BuildSettings = { ...defaults, ...Object.fromEntries(given) };
  return checkEnv(settings) ?? checkMessages(root, settings.NEXT_PUBLIC_LOCALES.split(","));
}
