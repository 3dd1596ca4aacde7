/**
 * Below the control and over the following content, so that the control stays visible. Does not use the library's anchoring: an
 * anchored list starts at the top of the page, so showing its active option scrolls the page there.
 */
const overlay =
  "absolute inset-x-0 z-40 mt-2 rounded-xl border border-hairline bg-surface text-ink shadow-overlay scroll-mb-40";

export const listLook = `${overlay} top-full max-h-[min(20rem,45svh)] overflow-y-auto overscroll-contain p-1 outline-none empty:invisible`;

/** The look of the note that replaces an empty list. */
export const noteLook = `${overlay} px-4 py-3`;

/** Scrolls a newly opened list into view, clear of the bars at the bottom. */
export function revealList(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: "nearest" });
}

export const optionLook =
  "group flex w-full min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 select-none data-disabled:cursor-not-allowed active:bg-hairline data-disabled:bg-transparent data-disabled:text-muted data-focus:not-active:bg-raised";
