import { anchorId } from "@/lib/html/anchor";

/** Leads to the part of the screen, or of the dialog, that a link such as `#rules` names, if there is one; `#` is its top. */
export function goToAnchor(link: HTMLAnchorElement, address: string): void {
  const id = anchorId(address);
  const around = link.closest<HTMLElement>("dialog, main");
  const part = id === null ? around : around?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!part) return;
  // What has no focus of its own gets it too: from there a keyboard and a screen reader go on.
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}
