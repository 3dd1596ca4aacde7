/** All that the app keeps in the browser's two stores: a key that is not listed does not compile. See lib/base/storage.ts. */
export const localKeys = ["settings", "storedCard", "shownCardRows", "startedPayments", "storageAsked"] as const;

export const sessionKeys = [
  "answeredReturns",
  "captchaReturn",
  "captchaVisits",
  "draft.myAccount",
  "recovery",
  "reloadedForOther",
  "reloadedForPart",
  "returnTo",
  "returnToAt",
] as const;

/** `debug` is only read: whoever sets it also takes it away. */
export type LocalKey = (typeof localKeys)[number] | "debug";
export type SessionKey = (typeof sessionKeys)[number];
