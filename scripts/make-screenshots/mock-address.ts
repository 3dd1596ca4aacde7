import { buildSettings } from "../brand/build-settings";

const marker = "the-locale";
const prefix = "NEXT_PUBLIC_PREFIX_";
const prefixes = buildSettings.map(({ setting }) => setting).filter((setting) => setting.startsWith(prefix));

/**
 * The mock server's address for a call of a build that was made for another server.
 * @param asked the address that the app requests
 * @param mock origin of the mock server, which serves the app too
 * @param settings the build settings; an empty one means its default
 * @returns null when the address is not a call of the association's server
 */
export function mockAddress(asked: string, mock: string, settings: Record<string, string | undefined>): string | null {
  const template = settings.NEXT_PUBLIC_API_BASE || "/api/{locale}";
  const base = new URL(template.replace("{locale}", marker), mock).href.replace(/\/$/, "");
  for (const setting of prefixes) {
    const usual = setting.slice(prefix.length).toLowerCase();
    const path = `${escaped(base).replace(marker, "([\\w-]+)")}/${escaped(settings[setting] || usual)}`;
    const [, locale, rest] = new RegExp(`^${path}((?:[/?].*)?)$`).exec(asked) ?? [];
    if (locale !== undefined) return `${mock}/api/${locale}/${usual}${rest ?? ""}`;
  }
  return null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
