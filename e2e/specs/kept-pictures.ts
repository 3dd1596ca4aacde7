import type { Page } from "@playwright/test";

/** The number of stored card pictures. */
export function keptPictures(page: Page): Promise<number> {
  return page.evaluate(countKeptPictures);
}

/** Runs in the page. */
export function countKeptPictures(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open("jasensovellus");
    opening.onsuccess = () => {
      const reading = opening.result.transaction("stored").objectStore("stored").get("pictures");
      reading.onsuccess = () => {
        opening.result.close();
        resolve(Object.keys((reading.result as { pictures: object } | undefined)?.pictures ?? {}).length);
      };
    };
  });
}
