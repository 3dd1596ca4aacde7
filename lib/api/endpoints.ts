import { env } from "@/lib/config/env";

interface Endpoint {
  method: "GET" | "POST";
  /** Appended to the API base. */
  path: string;
}

/** Every call, by the name that the code and the mock server use. */
export const endpoints = {
  config: { method: "GET", path: env.NEXT_PUBLIC_PREFIX_CONFIG },
  me: { method: "GET", path: env.NEXT_PUBLIC_PREFIX_ME },
  saveMe: { method: "POST", path: env.NEXT_PUBLIC_PREFIX_ME },
  createPayment: { method: "POST", path: `${env.NEXT_PUBLIC_PREFIX_INVOICE}/createpayment` },
  checkPayment: { method: "POST", path: `${env.NEXT_PUBLIC_PREFIX_INVOICE}/checkpayment` },
  logout: { method: "GET", path: env.NEXT_PUBLIC_PREFIX_LOGOUT },
  articles: { method: "GET", path: env.NEXT_PUBLIC_PREFIX_ARTICLES },
  events: { method: "GET", path: env.NEXT_PUBLIC_PREFIX_EVENTS },
  benefits: { method: "GET", path: env.NEXT_PUBLIC_PREFIX_BENEFITS },
  pages: { method: "GET", path: env.NEXT_PUBLIC_PREFIX_PAGES },
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The address of a call with a `{locale}` placeholder, which the page's first script fills in itself. */
export function endpointTemplate(name: EndpointName): string {
  return `${env.NEXT_PUBLIC_API_BASE.replace(/\/$/, "")}/${endpoints[name].path}`;
}

/**
 * The address of a call in a language.
 * @param options `clearCache`: bypass the server's cache for this member
 */
export function endpointUrl(name: EndpointName, locale: string, options: { clearCache?: boolean } = {}): string {
  const url = endpointTemplate(name).replace("{locale}", encodeURIComponent(locale));
  return options.clearCache ? `${url}?clearCache=1` : url;
}
