import type { CDPSession, Page } from "@playwright/test";

/** The reference device and network: a cheap phone on a slow mobile connection. */
export const phone = {
  /** CSS pixels. */
  viewport: { width: 412, height: 823 },
  /** CPU slowdown relative to this machine. */
  slowdown: 4,
  /** Milliseconds from request to first byte, without server time. */
  roundTrip: 150,
  /** Bits per second, both ways. */
  throughput: 1_600_000,
  /** Server time of each API call in milliseconds. */
  apiLatency: 200,
};

/** Throttles a page to the phone's speed. */
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
