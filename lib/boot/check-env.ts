import * as z from "zod/mini";
import type { Environment } from "@/lib/base/env";
import { routeNames } from "@/lib/routes/routes";

const prefix = z.string().check(z.regex(/^[\w\-./]+$/, "must be a path without spaces"));

const environmentSchema = z.object({
  NEXT_PUBLIC_API_BASE: z
    .string()
    .check(
      z.regex(/\{locale\}/, "must contain {locale}, as in /api/{locale}"),
      z.regex(/^(https?:\/\/[^/]+)?\//, "must start with / or with http:// or https:// and a host"),
    ),
  NEXT_PUBLIC_APP_NAME: z.string(),
  NEXT_PUBLIC_PREFIX_CONFIG: prefix,
  NEXT_PUBLIC_PREFIX_ME: prefix,
  NEXT_PUBLIC_PREFIX_INVOICE: prefix,
  NEXT_PUBLIC_PREFIX_LOGOUT: prefix,
  NEXT_PUBLIC_PREFIX_ARTICLES: prefix,
  NEXT_PUBLIC_PREFIX_EVENTS: prefix,
  NEXT_PUBLIC_PREFIX_BENEFITS: prefix,
  NEXT_PUBLIC_PREFIX_PAGES: prefix,
  NEXT_PUBLIC_ROUTES_OFF: z
    .string()
    .check(z.refine(namesRoutes, `must name routes of the app, separated by commas: ${routeNames.join(", ")}`)),
} satisfies Record<keyof Environment, z.ZodMiniType>);

/**
 * Checks the build settings, when the pages are exported.
 * @throws Error with one sentence that names the variable, which stops the build
 */
export function checkEnv(environment: Environment): void {
  const result = z.safeParse(environmentSchema, environment);
  if (result.success) return;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]) as keyof Environment;
  throw new Error(`The build setting ${name} ${issue?.message ?? "is not valid"} (it is "${environment[name]}").`);
}

function namesRoutes(list: string): boolean {
  const names = list.split(",").map((name) => name.trim());
  return names.every((name) => name === "" || routeNames.some((route) => route === name));
}
