import * as z from "zod/mini";

const prefix = (name: string) => z._default(z.string().check(z.regex(/^[\w\-./]+$/, "must be a path without spaces")), name);

const environmentSchema = z.object({
  NEXT_PUBLIC_API_BASE: z._default(
    z.string().check(
      z.refine((value) => value.includes("{locale}"), "must contain {locale}, as in /api/{locale}"),
      z.refine((value) => /^(https?:\/\/[^/]+)?\//.test(value), "must start with / or with http:// or https:// and a host"),
    ),
    "/api/{locale}",
  ),
  NEXT_PUBLIC_APP_NAME: z._default(z.string().check(z.minLength(1, "must not be empty")), "Jäsenkortti"),
  NEXT_PUBLIC_PREFIX_CONFIG: prefix("config"),
  NEXT_PUBLIC_PREFIX_ME: prefix("me"),
  NEXT_PUBLIC_PREFIX_INVOICE: prefix("invoice"),
  NEXT_PUBLIC_PREFIX_LOGOUT: prefix("logout"),
  NEXT_PUBLIC_PREFIX_ARTICLES: prefix("articles"),
  NEXT_PUBLIC_PREFIX_EVENTS: prefix("events"),
  NEXT_PUBLIC_PREFIX_BENEFITS: prefix("benefits"),
  NEXT_PUBLIC_PREFIX_PAGES: prefix("pages"),
  NEXT_PUBLIC_ROUTES_OFF: z._default(z.string(), ""),
});

export type Environment = z.infer<typeof environmentSchema>;

/**
 * Checks the build settings. An empty variable counts as absent.
 * @throws Error with one sentence that names the variable, which stops the build.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const result = z.safeParse(environmentSchema, given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  throw new Error(`The build setting ${name} ${issue?.message ?? "is not valid"} (it is "${given[name] ?? ""}").`);
}

/** The build settings, read once. Next replaces each literal `process.env.NEXT_PUBLIC_*` at build time, so every name is spelled out. */
export const env = readEnvironment({
  NEXT_PUBLIC_API_BASE: process.env.NEXT_PUBLIC_API_BASE,
  NEXT_PUBLIC_APP_NAME: process.env.NEXT_PUBLIC_APP_NAME,
  NEXT_PUBLIC_PREFIX_CONFIG: process.env.NEXT_PUBLIC_PREFIX_CONFIG,
  NEXT_PUBLIC_PREFIX_ME: process.env.NEXT_PUBLIC_PREFIX_ME,
  NEXT_PUBLIC_PREFIX_INVOICE: process.env.NEXT_PUBLIC_PREFIX_INVOICE,
  NEXT_PUBLIC_PREFIX_LOGOUT: process.env.NEXT_PUBLIC_PREFIX_LOGOUT,
  NEXT_PUBLIC_PREFIX_ARTICLES: process.env.NEXT_PUBLIC_PREFIX_ARTICLES,
  NEXT_PUBLIC_PREFIX_EVENTS: process.env.NEXT_PUBLIC_PREFIX_EVENTS,
  NEXT_PUBLIC_PREFIX_BENEFITS: process.env.NEXT_PUBLIC_PREFIX_BENEFITS,
  NEXT_PUBLIC_PREFIX_PAGES: process.env.NEXT_PUBLIC_PREFIX_PAGES,
  NEXT_PUBLIC_ROUTES_OFF: process.env.NEXT_PUBLIC_ROUTES_OFF,
});
