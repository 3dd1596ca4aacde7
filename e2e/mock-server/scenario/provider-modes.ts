/** How the payment provider behaves. The key is the URL parameter; the control page shows the text. */
export const providerModes = {
  buttons: "Pay, cancel, fail and pay later, each a button",
  straight: "Paid and straight back, without a page",
  bank: "Back by way of a second origin",
  never: "Never comes back",
  twice: "The server is told at once, and the buyer can follow the link back as often as they like",
  "paid-anyway": "Paid whichever button is pressed, cancel and fail too",
  "session-ended": "Comes back after the session has ended",
  "wrong-hash": "The hash of the return is wrong",
  "higher-costs": "Seller costs higher than sent",
  "markup-error": "A failure with markup in its error text",
  unbooked: "The check says yes; the invoice stays payable until /mock/pay",
} as const;

export type ProviderMode = keyof typeof providerModes;

export function isProviderMode(value: string): value is ProviderMode {
  return Object.hasOwn(providerModes, value);
}
