/**
 * In its place below the control and over what follows, low enough to see what is being filled in. Not by the library's
 * anchoring: an anchored list starts at the top of the page, and showing its active option scrolls the page there.
 */
const overlay =
  "absolute inset-x-0 z-40 mt-2 rounded-xl border border-hairline bg-surface text-ink shadow-overlay scroll-mb-40";

export const listLook = `${overlay} top-full max-h-[min(20rem,45svh)] overflow-y-auto overscroll-contain p-1 outline-none empty:invisible`;

/** What stands in place of a list that has nothing to show. */
export const noteLook = `${overlay} px-4 py-3`;

/** Brings a list that has just opened into sight, clear of the bars at the bottom. */
export function revealList(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: "nearest" });
}

export const optionLook =
  "group flex w-full min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 select-none data-disabled:cursor-not-allowed active:bg-hairline data-disabled:bg-transparent data-disabled:text-muted data-focus:not-active:bg-raised";
