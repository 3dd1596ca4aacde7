import { fnv1a } from "@/lib/format/fnv1a";

/** In how many files scripts/build-icons.mjs spreads the icon set: one holds about 30 icons, 5 kB compressed. */
export const iconShards = 256;

/**
 * The release of the icon set, a part of the files' addresses: the worker keeps what it has loaded and never asks again. The
 * same as that of the packages; a test compares.
 */
export const iconSetVersion = "7.4.47";

/** @param shard 0 to `iconShards` - 1 @returns the file's path below the app's own */
export const iconFile = (shard: number): string => `/icons/mdi/${iconSetVersion}/${shard}.json`;

/** The number of the file that holds an icon. The script and the app must agree, hence one place. */
export function iconShard(name: string): number {
  return fnv1a(name) % iconShards;
}
