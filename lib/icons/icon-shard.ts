import { fnv1a } from "@/lib/format/fnv1a";

/** In how many files scripts/build-icons.ts spreads the icon set: one holds about 30 icons, 5 kB compressed. */
export const iconShards = 256;

/**
 * The icon set's version, part of the file addresses: the worker caches them forever. Must equal the version of the
 * packages; a test compares.
 */
export const iconSetVersion = "7.4.47";

/** @param shard 0 to `iconShards` - 1 @returns the file's path below the app's own */
export const iconFile = (shard: number): string => `/icons/mdi/${iconSetVersion}/${shard}.json`;

/** The number of the file that holds an icon. Shared by script and app, which must agree. */
export function iconShard(name: string): number {
  return fnv1a(name) % iconShards;
}

/** `receipt` of `mdi-receipt`, `mdi:receipt` or `Receipt`. */
export function plainIconName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^mdi[-:]/, "");
}
