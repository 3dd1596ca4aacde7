/**
 * The owner of a stored entry decides what drops it:
 *
 * | owner         | logout | another member signs in | reset |
 * |---------------|--------|-------------------------|-------|
 * | `device`      |        |                         | x     |
 * | `tab`         | x      |                         | x     |
 * | `member`      | x      | x                       | x     |
 * | `deletion`    |        |                         |       |
 *
 * `tab` entries are addresses: they name no member, but may carry the return from a member's payment. `member` entries in
 * the two stores hold JSON that names its owner as `person`. The mark of a pending deletion stays until it is done.
 */
type Owner = "device" | "tab" | "member" | "deletion";

interface StoredEntry {
  store: "local" | "session" | "database" | "cache";
  owner: Owner;
}

/**
 * Everything that the app stores in the browser, by key or name. Other keys do not compile (lib/platform/storage.ts).
 * `debug` is only read. lib/analytics has the analytics tag's cookies; the worker's other caches end with its scope. Its keys
 * are literal: a computed one would keep the table in the inline scripts.
 */
export const storedData = {
  settings: { store: "local", owner: "device" },
  /** The part of the stored card that the first paint draws: lib/offline/early-card.ts. */
  storedCard: { store: "local", owner: "member" },
  jasensovellus: { store: "database", owner: "member" },
  /** The mark of a pending database deletion: lib/offline/pending-deletion.ts. */
  cardRemoval: { store: "local", owner: "deletion" },
  /** Labels reveal which details the association keeps. */
  shownCardRows: { store: "local", owner: "member" },
  startedPayments: { store: "local", owner: "member" },
  storageAsked: { store: "local", owner: "device" },
  "draft.myAccount": { store: "session", owner: "member" },
  returnTo: { store: "session", owner: "tab" },
  returnToAt: { store: "session", owner: "tab" },
  captchaReturn: { store: "session", owner: "tab" },
  captchaVisits: { store: "session", owner: "device" },
  redirects: { store: "session", owner: "device" },
  recovery: { store: "session", owner: "device" },
  reloadedForOther: { store: "session", owner: "device" },
  reloadedForPart: { store: "session", owner: "device" },
  icons: { store: "cache", owner: "device" },
  /** When the worker last used each icon. */
  "serwist-expiration": { store: "database", owner: "device" },
} as const satisfies Record<string, StoredEntry>;

type StoredKey = keyof typeof storedData;
type KeyIn<Store> = { [Key in StoredKey]: (typeof storedData)[Key]["store"] extends Store ? Key : never }[StoredKey];

/** The database of the stored card: lib/offline. */
export const databaseName = "jasensovellus" satisfies KeyIn<"database">;

/** The worker's cache of the icons that the server names. */
export const iconCache = "icons" satisfies KeyIn<"cache">;

/** `debug` belongs to whoever sets it. */
export type LocalKey = KeyIn<"local"> | "debug";
export type SessionKey = KeyIn<"session">;

/** The keys in some of the stores with some of the owners. */
export function storedKeys<Store extends StoredEntry["store"]>(
  store: Store,
  owners: readonly Owner[] = ["device", "tab", "member"],
): KeyIn<Store>[] {
  return Object.entries<StoredEntry>(storedData)
    .filter(([, entry]) => entry.store === store && owners.includes(entry.owner))
    .map(([key]) => key as KeyIn<Store>);
}

/**
 * Whether a cache is the app's: the association's site may have others on the same origin. The worker's own end with its
 * scope, in every version.
 * @param scope address of the app's first page
 */
export const isOwnCache = (name: string, scope: string): boolean => name === iconCache || name.endsWith(`-${scope}`);
