import type { BrowserContext } from "@playwright/test";
import { slowDown } from "../phone";
import { observeStart, type Observed } from "./observe-start";
import { observeTap } from "./observe-tap";

export interface Visit extends Omit<Observed, "timeOrigin"> {
  /** Bytes received until the member's name shows. */
  bytesToCard: number;
  /** Bytes received until the page is quiet. */
  bytes: number;
}

/** tsx wraps inner functions in a helper that the page lacks. */
const innerFunctionHelper = "globalThis.__name = (named) => named";

/**
 * Opens an address as `visit` does, and taps _Show card_ at the moment the name appears.
 * @returns milliseconds from the tap to the drawn code; null for a page without the button
 */
export async function tapAtStart(context: BrowserContext, address: string, memberName: string): Promise<number | null> {
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  try {
    await slowDown(page);
    await page.addInitScript(innerFunctionHelper);
    await page.addInitScript(observeTap, memberName);
    await page.goto(address, { waitUntil: "commit" });
    return await page.evaluate(() => window.codeAfterTap);
  } finally {
    await page.close();
  }
}

/** Timeout of a start in milliseconds. */
const timeoutMs = 60_000;

/**
 * Opens an address in a new tab with the phone's speed.
 * @returns null if the browser shows an error page: there is no offline start
 */
export async function visit(context: BrowserContext, address: string, memberName: string): Promise<Visit | null> {
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  try {
    const cdp = await slowDown(page);
    const received: { at: number; bytes: number }[] = [];
    let clockOffset = 0;
    cdp.on("Network.requestWillBeSent", ({ timestamp, wallTime }) => (clockOffset ||= wallTime - timestamp));
    // The received pieces exclude headers: these are the difference to the final sum.
    const pieces = new Map<string, number>();
    cdp.on("Network.dataReceived", ({ requestId, timestamp, encodedDataLength }) => {
      received.push({ at: timestamp, bytes: encodedDataLength });
      pieces.set(requestId, (pieces.get(requestId) ?? 0) + encodedDataLength);
    });
    cdp.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
      received.push({ at: timestamp, bytes: encodedDataLength - (pieces.get(requestId) ?? 0) });
    });
    await page.addInitScript(innerFunctionHelper);
    await page.addInitScript(observeStart, memberName);
    await page.goto(address, { waitUntil: "commit" });
    const { timeOrigin, ...observed } = await page.evaluate(() => window.observedStart);
    const shownAt = (timeOrigin + observed.card) / 1000 - clockOffset;
    const sum = (until: number) => received.reduce((all, { at, bytes }) => (at <= until ? all + bytes : all), 0);
    return { ...observed, bytesToCard: sum(shownAt), bytes: sum(Infinity) };
  } catch (error) {
    if (error instanceof Error && error.message.includes("ERR_INTERNET_DISCONNECTED")) return null;
    throw error;
  } finally {
    await page.close();
  }
}
