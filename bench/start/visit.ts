import type { BrowserContext } from "@playwright/test";
import { slowDown } from "../phone";
import { observeStart, type Observed } from "./observe-start";

export interface Figures extends Omit<Observed, "timeOrigin"> {
  /** Bytes that came over the network until the member's name was shown. */
  bytesToCard: number;
  /** The same until the page is quiet. */
  bytes: number;
}

/** Milliseconds after which a start counts as failed. */
const patience = 60_000;

/**
 * Opens an address in a tab of its own, as slow as on the phone.
 * @returns null when the browser has shown an error instead of a page: there is no offline start
 */
export async function visit(context: BrowserContext, address: string, memberName: string): Promise<Figures | null> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  try {
    const cdp = await slowDown(page);
    const received: { at: number; bytes: number }[] = [];
    let clockOffset = 0;
    cdp.on("Network.requestWillBeSent", ({ timestamp, wallTime }) => (clockOffset ||= wallTime - timestamp));
    // The head of an answer is not in the pieces that are received: it is what the sum at the end has more.
    const pieces = new Map<string, number>();
    cdp.on("Network.dataReceived", ({ requestId, timestamp, encodedDataLength }) => {
      received.push({ at: timestamp, bytes: encodedDataLength });
      pieces.set(requestId, (pieces.get(requestId) ?? 0) + encodedDataLength);
    });
    cdp.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
      received.push({ at: timestamp, bytes: encodedDataLength - (pieces.get(requestId) ?? 0) });
    });
    // tsx names inner functions by a helper of its own, which the page does not have.
    await page.addInitScript("globalThis.__name = (named) => named");
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
