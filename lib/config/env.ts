/**
 * The build settings with their defaults. Next replaces each literal `process.env.NEXT_PUBLIC_*` at build time, so every
 * name is spelled out. check-env checks them during the export.
 */
export const env = {
  /** `{locale}` stands for the language; the prefixes are appended. */
  NEXT_PUBLIC_API_BASE: process.env.NEXT_PUBLIC_API_BASE || "/api/{locale}",
  NEXT_PUBLIC_APP_NAME: process.env.NEXT_PUBLIC_APP_NAME || "Jäsensovellus",
  NEXT_PUBLIC_PREFIX_CONFIG: process.env.NEXT_PUBLIC_PREFIX_CONFIG || "config",
  NEXT_PUBLIC_PREFIX_ME: process.env.NEXT_PUBLIC_PREFIX_ME || "me",
  NEXT_PUBLIC_PREFIX_INVOICE: process.env.NEXT_PUBLIC_PREFIX_INVOICE || "invoice",
  NEXT_PUBLIC_PREFIX_LOGOUT: process.env.NEXT_PUBLIC_PREFIX_LOGOUT || "logout",
  NEXT_PUBLIC_PREFIX_ARTICLES: process.env.NEXT_PUBLIC_PREFIX_ARTICLES || "articles",
  NEXT_PUBLIC_PREFIX_EVENTS: process.env.NEXT_PUBLIC_PREFIX_EVENTS || "events",
  NEXT_PUBLIC_PREFIX_BENEFITS: process.env.NEXT_PUBLIC_PREFIX_BENEFITS || "benefits",
  NEXT_PUBLIC_PREFIX_PAGES: process.env.NEXT_PUBLIC_PREFIX_PAGES || "pages",
  /** "off": the device stores no member data, so offline there is no card. */
  NEXT_PUBLIC_STORE_CARD: process.env.NEXT_PUBLIC_STORE_CARD || "on",
  /** "off": never loads the page-analytics tag, whatever the server's config says. */
  NEXT_PUBLIC_ANALYTICS: process.env.NEXT_PUBLIC_ANALYTICS || "on",
  /** Route names, comma-separated, that do not exist in this deployment. */
  NEXT_PUBLIC_ROUTES_OFF: process.env.NEXT_PUBLIC_ROUTES_OFF || "",
};

export type Environment = typeof env;
