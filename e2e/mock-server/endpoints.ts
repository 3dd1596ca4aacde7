/** The endpoints of the contract. A test compares them with those that the app calls. */
export const endpoints = {
  config: { method: "GET", path: "config" },
  me: { method: "GET", path: "me" },
  saveMe: { method: "POST", path: "me" },
  createPayment: { method: "POST", path: "invoice/createpayment" },
  checkPayment: { method: "POST", path: "invoice/checkpayment" },
  logout: { method: "GET", path: "logout" },
  articles: { method: "GET", path: "articles" },
  events: { method: "GET", path: "events" },
  benefits: { method: "GET", path: "benefits" },
  pages: { method: "GET", path: "pages" },
} satisfies Record<string, { method: "GET" | "POST"; path: string }>;

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as EndpointName[];

export function isEndpointName(value: string): value is EndpointName {
  return Object.hasOwn(endpoints, value);
}
