import { anchorId } from "./anchor";

/** Milliseconds until nothing is expected to be drawn any more. */
const patience = 15_000;
/** Milliseconds in which what is drawn above the part may still push it away. */
const settling = 2_000;
/** With these the member takes over. */
const ownSteps = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Brings the part that a fragment such as `#rules` names into view and moves the focus there, as soon as it is drawn: texts and
 * screens come late. `#` and `#top` lead to the top. Gives up when the member does something else meanwhile.
 * @param around the screen or the dialog that holds the part
 */
export function showPart(around: HTMLElement, fragment: string, given?: AbortSignal): void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  let timer = setTimeout(stop, patience);
  let part: HTMLElement | null = null;
  const look = () => {
    if (part?.isConnected) return;
    part = findPart(around, fragment);
    if (part === null) return;
    clearTimeout(timer);
    timer = setTimeout(stop, settling);
    reveal(part);
  };
  const mutations = new MutationObserver(look);
  const sizes = new ResizeObserver(() => part?.scrollIntoView());
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    mutations.disconnect();
    sizes.disconnect();
  });
  for (const step of ownSteps) window.addEventListener(step, stop, { signal, capture: true, passive: true });
  given?.addEventListener("abort", stop, { signal });
  look();
  mutations.observe(around, { childList: true, subtree: true });
  sizes.observe(around);
}

/** As in HTML: an id, else the name of an anchor, else `top`. */
function findPart(around: HTMLElement, fragment: string): HTMLElement | null {
  const id = anchorId(fragment);
  if (id === null) return around;
  const name = CSS.escape(id);
  const part = around.querySelector<HTMLElement>(`#${name}`) ?? around.querySelector<HTMLElement>(`a[name="${name}"]`);
  return part ?? (/^#top$/i.test(fragment) ? around : null);
}

function reveal(part: HTMLElement): void {
  for (let closed = closedAround(part); closed; closed = closedAround(part)) closed.open = true;
  // What has no focus of its own gets it too: from there a keyboard and a screen reader go on.
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

function closedAround(part: HTMLElement): HTMLDetailsElement | null {
  return part.closest<HTMLDetailsElement>("details:not([open])");
}
