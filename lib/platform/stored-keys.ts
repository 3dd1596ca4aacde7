/** All that the app keeps in the browser's two stores: a key that is not listed does not compile. See lib/platform/storage.ts. */
export const localKeys = [
  "settings",
  "storedCard",
  "cardRemoval",
  "shownCardRows",
  "startedPayments",
  "storageAsked",
] as const;

export const sessionKeys = [
  "captchaReturn",
  "captchaVisits",
  "draft.myAccount",
  "recovery",
  "redirects",
  "reloadedForOther",
  "reloadedForPart",
  "returnTo",
  "returnToAt",
] as const;

/** The database of lib/offline. */
export const databaseName = "jasensovellus";

/** Where the worker keeps the icons that the server names. */
export const iconCache = "icons";

/**
 * Whether a cache is the app's: other parts of the association's site may keep some on the same origin. The worker's own end
 * with its scope, whatever version it is of.
 * @param scope address of the app's first page
 */
export const isOwnCache = (name: string, scope: string): boolean => name === iconCache || name.endsWith(`-${scope}`);

/** `debug` is only read: whoever sets it also takes it away. */
export type LocalKey = (typeof localKeys)[number] | "debug";
export type SessionKey = (typeof sessionKeys)[number];
