import type { Page } from "@playwright/test";

type Manner = "polite" | "assertive";
type Recording = typeof window & { said: { text: string; manner: Manner }[] };

/**
 * Runs in the page before its scripts: records screen reader announcements. That is text inserted into an existing live
 * region: a region that arrives with its text is not announced everywhere; only an alert always is.
 */
export function recordAnnouncements(): void {
  const said: Recording["said"] = [];
  Object.assign(window, { said });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
      if (!place || place.closest("[inert], [aria-hidden=true]") || (modal && !modal.contains(place))) continue;
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
        const text = node.textContent?.trim() ?? "";
        const manner = mannerOf(node, place);
        if (text !== "" && manner) said.push({ text, manner });
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  function mannerOf(node: Node, place: Element): Manner | null {
    const alert = "[role=alert], [aria-live=assertive]";
    if (place.closest(alert) || (node instanceof Element && (node.matches(alert) || node.querySelector(alert))))
      return "assertive";
    return place.closest("[role=status], [aria-live=polite]") ? "polite" : null;
  }
}

/** Everything announced in one manner since the page load. */
export async function announcementsTo(page: Page, manner: Manner): Promise<string> {
  const said = await page.evaluate(() => (window as unknown as Recording).said);
  return said
    .filter((one) => one.manner === manner)
    .map(({ text }) => text)
    .join("\n");
}
