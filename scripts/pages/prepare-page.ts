import { parse, serialize } from "parse5";
import type { ReadFile } from "./page-tree";
import { securePage } from "./secure-page";
import { startAfterFirstFrame } from "./start-after-first-frame";

/**
 * Prepares an exported page for publication: the app starts after the first frame, and the page has its policy.
 * @throws Error in one sentence when something in the page would not run or be shown
 */
export function preparePage(html: string, readFile: ReadFile): string {
  const page = parse(html);
  startAfterFirstFrame(page, readFile);
  securePage(page, readFile);
  return serialize(page);
}
