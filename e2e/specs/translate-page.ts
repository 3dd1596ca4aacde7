import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { words } from "./accessibility/words";

/** Elements around each text. */
const depth = 2;

/**
 * Translates the page as Chrome does: replaces each text node, also later ones, by `font` elements with the translation.
 * The translation equals the original, so tests find stale texts by their content.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript((depth) => {
    const leftAlone = "font, title, script, style, noscript, textarea, svg, [translate=no]";
    const translate = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(leftAlone)) return;
      let translation: Node = document.createTextNode(text.data);
      for (let level = 0; level < depth; level += 1) {
        const font = document.createElement("font");
        font.append(translation);
        translation = font;
      }
      text.replaceWith(translation);
    };
    const translateWithin = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      if (node instanceof Text) texts.push(node);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === "characterData" ? [target] : addedNodes) translateWithin(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, depth);
}

/** The page has been translated, and no part of it broke. */
export async function expectTranslated(page: Page): Promise<void> {
  expect(await page.locator("font").count()).toBeGreaterThan(0);
  await expect(page.getByText(words.en.errors.brokenPart)).toHaveCount(0);
}
