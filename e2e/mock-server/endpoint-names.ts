/** The endpoints of the contract, with GET and POST of `me` apart. */
export const endpointNames = [
  "config",
  "me",
  "saveMe",
  "createPayment",
  "checkPayment",
  "logout",
  "articles",
  "events",
  "benefits",
  "pages",
] as const;

export type EndpointName = (typeof endpointNames)[number];

export function isEndpointName(value: string): value is EndpointName {
  return endpointNames.some((name) => name === value);
}
