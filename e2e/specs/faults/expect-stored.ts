import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";

/** Waits until a browser store holds a text under a key. */
export async function expectStored(page: Page, store: "localStorage" | "sessionStorage", key: string, text: string) {
  const read = () => page.evaluate(([name, entry]) => window[name].getItem(entry) ?? "", [store, key] as const);
  await expect.poll(read, { intervals: [25] }).toContain(text);
}
