import { mdiCheck } from "@mdi/js";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { FieldOption } from "@/lib/forms/form-field";

/** The content of a list option: its title, and a tick when it is chosen. */
export function OptionRow({ option }: { option: FieldOption }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block group-data-selected:font-semibold">{option.title}</span>
        {option.hint === "" ? null : <span className="block text-sm text-muted">{option.hint}</span>}
      </span>
      <SvgIcon path={mdiCheck} className="invisible size-6 text-action group-data-selected:visible" />
    </>
  );
}

/**
 * Below the control and over the following content, so that the control stays visible. Not anchored by the library: an anchored
 * list starts at the top of the page, and showing its active option would scroll there. The scroll margin keeps the control in
 * view.
 */
const overlay =
  "absolute inset-x-0 z-40 mt-2 rounded-xl border border-hairline bg-surface text-ink shadow-overlay scroll-mt-16";

/** In a low window, such as that of a phone held sideways, the list and its control fit between the bars. */
export const listLook = `${overlay} top-full max-h-[min(20rem,45svh,max(100svh-15rem,7rem))] overflow-y-auto overscroll-contain p-1 outline-none empty:invisible`;

/** The look of the note that replaces an empty list. */
export const noteLook = `${overlay} px-4 py-3`;

/**
 * Scrolls an open list and its control into view, clear of the bars. Repeats when the list's size changes: options arrive later,
 * and a phone's keyboard or a rotation changes the window.
 */
export function revealList(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  const observer = new ResizeObserver(() => list.scrollIntoView({ block: "nearest" }));
  observer.observe(list);
  return () => observer.disconnect();
}

export const optionLook =
  "group flex w-full min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 select-none data-disabled:cursor-not-allowed active:bg-hairline data-disabled:bg-transparent data-disabled:text-muted data-focus:not-active:bg-raised data-focus:outline-2 -outline-offset-2 outline-outline";

/** Opens a Headless UI list by a key. There is no API for it: `immediate` would open the list on every focus, even by Tab. */
export function openList(control: HTMLElement): void {
  control.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
}
