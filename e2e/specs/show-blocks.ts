import type { Page } from "@playwright/test";
import { changeAnswer } from "./change-answer";

export type Block = Record<string, unknown>;

/** Replaces the pages in the server's answers by one, `/app/pages/blocks`, with these blocks. */
export async function showBlocks(page: Page, blocks: Block[]): Promise<void> {
  const pages = [{ id: 1, pagename: "blocks", title: "Blocks", content_blocks: blocks }];
  await changeAnswer(page, /\/api\/(?:fi|en)\/(?:config|me)(?:\?|$)/, (answer) => ({ ...answer, pages }));
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
