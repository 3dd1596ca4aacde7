import type { Page } from "@playwright/test";

type ShareSheet = "is closed" | "is missing" | "shares";

/** Replaces the device's share sheet with one that records its input. */
export async function stubShareSheet(page: Page, sheet: ShareSheet): Promise<void> {
  await page.addInitScript((behaviour) => {
    const given: SharedFile[] = [];
    const share = async ({ files = [] }: ShareData) => {
      given.push(...files.map(({ name, type, size }) => ({ name, type, size })));
      if (behaviour === "is closed") throw new DOMException("Closed", "AbortError");
    };
    const canShare = behaviour === "is missing" ? undefined : () => true;
    Object.defineProperties(navigator, { canShare: { value: canShare }, share: { value: share } });
    Object.assign(window, { given });
  }, sheet);
}

interface SharedFile {
  name: string;
  type: string;
  size: number;
}

/** The files that the stubbed share sheet was given. */
export function sharedFiles(page: Page): Promise<SharedFile[]> {
  return page.evaluate(() => (window as unknown as { given: SharedFile[] }).given);
}
