import { iconCache } from "@/lib/platform/stored-data";
import { hasExpectedType } from "./has-expected-type";
import { basePath } from "@/lib/config/base-path";

/**
 * Caches the icons that were shown before the worker ran, so that the next start has them offline: the worker caches only what it
 * handles. Reads them from the browser's own cache.
 */
export async function keepShownIcons(): Promise<void> {
  try {
    const cache = await caches.open(iconCache);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = [...new Set(loaded)].filter((file) => file.startsWith(`${location.origin}${basePath}/icons/`));
    await cache.addAll(files);
    for (const file of files) {
      const type = (await cache.match(file))?.headers.get("content-type") ?? null;
      if (!hasExpectedType(new URL(file).pathname, type)) await cache.delete(file);
    }
  } catch {
    // No storage or offline: they are cached when next shown.
  }
}
