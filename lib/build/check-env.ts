import * as z from "zod";
import { entriesOf, type Allowances } from "@/lib/config/allowances";
import type { Appearance } from "@/lib/config/appearance";
import type { Environment } from "@/lib/config/env";
import { checkContrast } from "./check-contrast";
import { embedNames } from "@/lib/html/embed-hosts";
import { routeExists, routeNames } from "@/lib/routes/routes";

export type BuildSettings = Environment & Appearance & Allowances;

/** Required routes ignore the setting, so they cannot be named in it. */
const optionalRoutes = routeNames.filter((route) => !routeExists(route, route));

const prefix = z
  .string()
  .regex(/^[\w\-.]+(\/[\w\-.]+)*$/, "must be a path such as member/me, without spaces and outer slashes");
const name = z.string().regex(/\S/, "must not be empty");
const color = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour of six digits such as #dd005c");
const colorOrEmpty = z.string().regex(/^(#[0-9a-f]{6})?$/i, "must be a colour of six digits such as #dd005c, or empty");
const onOrOff = z.string().regex(/^(on|off)$/, "must be on or off");
const sources = z
  .string()
  .refine(
    (list) => entriesOf(list).every((entry) => isSource(entry)),
    "must list sources such as https: or https://files.example.org, separated by commas",
  );

const environmentSchema = z.object({
  NEXT_PUBLIC_API_BASE: z
    .string()
    .regex(/\{locale\}/, "must contain {locale}, as in /api/{locale}")
    .regex(/^(https?:\/\/[^/]+)?\//, "must start with / or with http:// or https:// and a host"),
  NEXT_PUBLIC_APP_NAME: name,
  NEXT_PUBLIC_APP_SHORT_NAME: name,
  NEXT_PUBLIC_APP_DESCRIPTION: name,
  NEXT_PUBLIC_THEME_COLOR: color,
  NEXT_PUBLIC_BACKGROUND_COLOR: color,
  NEXT_PUBLIC_PRIMARY_COLOR: color,
  NEXT_PUBLIC_PRIMARY_COLOR_DARK: colorOrEmpty,
  NEXT_PUBLIC_LINK_COLOR: colorOrEmpty,
  NEXT_PUBLIC_ACCENT_COLOR: color,
  NEXT_PUBLIC_SECONDARY_COLOR: color,
  NEXT_PUBLIC_PREFIX_CONFIG: prefix,
  NEXT_PUBLIC_PREFIX_ME: prefix,
  NEXT_PUBLIC_PREFIX_INVOICE: prefix,
  NEXT_PUBLIC_PREFIX_LOGOUT: prefix,
  NEXT_PUBLIC_PREFIX_ARTICLES: prefix,
  NEXT_PUBLIC_PREFIX_EVENTS: prefix,
  NEXT_PUBLIC_PREFIX_BENEFITS: prefix,
  NEXT_PUBLIC_PREFIX_PAGES: prefix,
  NEXT_PUBLIC_STORE_CARD: onOrOff,
  NEXT_PUBLIC_ROUTES_OFF: z
    .string()
    .refine(
      namesOptionalRoutes,
      `must name routes that the app can do without, separated by commas: ${optionalRoutes.join(", ")}`,
    ),
  NEXT_PUBLIC_LOCALES: z
    .string()
    .refine(namesLanguages, "must name languages, each once, separated by commas without spaces, such as fi,en,sv"),
  NEXT_PUBLIC_IMAGE_SOURCES: sources,
  NEXT_PUBLIC_FILE_SOURCES: sources,
  NEXT_PUBLIC_PAYMENT_SOURCES: sources,
  NEXT_PUBLIC_EMBEDS: z
    .string()
    .refine(
      (list) => entriesOf(list).every((entry) => embedNames.includes(entry) || isPlayerOrigin(entry)),
      `must list video services (${embedNames.join(", ")}) or origins of players such as https://player.example.org`,
    ),
  NEXT_PUBLIC_ANALYTICS: onOrOff,
} satisfies Record<keyof BuildSettings, z.ZodType>);

/**
 * Checks the build settings, before and during the export.
 * @returns one sentence that names the first invalid setting, or null
 */
export function checkEnv(settings: BuildSettings): string | null {
  const [issue] = environmentSchema.safeParse(settings).error?.issues ?? [];
  if (!issue) return checkContrast(settings)[0] ?? null;
  const setting = String(issue.path[0]) as keyof BuildSettings;
  return `The build setting ${setting} ${issue.message} (it is "${settings[setting]}").`;
}

/** No lone `*`, no quoted keyword and no path: nothing that would disable the policy or end it. */
function isSource(entry: string): boolean {
  return /^https?:$|^https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::(?:\d+|\*))?$/i.test(entry);
}

function isPlayerOrigin(entry: string): boolean {
  return isSource(entry) && /^https:\/\/[^*:]+$/.test(entry);
}

function namesLanguages(list: string): boolean {
  const codes = list.split(",");
  return new Set(codes).size === codes.length && codes.every((code) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code));
}

function namesOptionalRoutes(list: string): boolean {
  const names = list.split(",").map((name) => name.trim());
  return names.every((name) => name === "" || optionalRoutes.some((route) => route === name));
}
