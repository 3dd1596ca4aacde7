import { iconCache } from "@/lib/base/stored-keys";
import { basePath } from "@/lib/base/base-path";

/**
 * Keeps the icons that were shown before there was a worker, which keeps only what passes through it: without a network the
 * next start would have none. They come from the browser's own cache.
 */
export async function keepShownIcons(): Promise<void> {
  try {
    const cache = await caches.open(iconCache);
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    await cache.addAll([...new Set(files)].filter((file) => file.startsWith(`${location.origin}${basePath}/icons/`)));
  } catch {
    // No storage, or no network any more: they are kept when they are shown next.
  }
}
