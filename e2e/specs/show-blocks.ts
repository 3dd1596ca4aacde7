import type { Page } from "@playwright/test";

export type Block = Record<string, unknown>;

/** Replaces the pages in the server's answers by one, `/app/pages/blocks`, with these blocks. */
export async function showBlocks(page: Page, blocks: Block[]): Promise<void> {
  const pages = [{ id: 1, pagename: "blocks", title: "Blocks", content_blocks: blocks }];
  await page.route(/\/api\/(?:fi|en)\/(?:config|me)(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...answer, pages } });
  });
}

/** Requests of the page to other origins. */
export function recordForeignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") foreign.push(request.url());
  });
  return foreign;
}
