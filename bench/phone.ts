import type { CDPSession, Page } from "@playwright/test";

/** The phone and the network that everything is measured by: a cheap phone with a slow mobile connection. */
export const phone = {
  /** CSS pixels. */
  viewport: { width: 412, height: 823 },
  /** How many times slower than this machine's processor. */
  slowdown: 4,
  /** Milliseconds from a request to the first byte of its answer, without the server's own time. */
  roundTrip: 150,
  /** Bits per second, both ways. */
  throughput: 1_600_000,
  /** Milliseconds that the association's server takes for each call of the API. */
  apiLatency: 200,
};

/** Makes a page as slow as the phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: phone.roundTrip,
    downloadThroughput: phone.throughput / 8,
    uploadThroughput: phone.throughput / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
  return cdp;
}
