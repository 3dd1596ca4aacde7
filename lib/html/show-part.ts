import { decoded } from "@/lib/format/readable-address";

/** Milliseconds until nothing more is expected to be drawn. */
const timeoutMs = 15_000;
/** Milliseconds in which content drawn above may still move the part. */
const settlingMs = 2_000;
/** The member does something else. */
const takeoverEvents = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the part that a fragment such as `#rules` names and focuses it, once it is drawn: texts and screens load late.
 * `#` and `#top` lead to the top. Stops when the member does something else.
 * @param around the screen or the dialog that holds the part
 */
export function showPart(around: HTMLElement, fragment: string, given?: AbortSignal): void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  let timer = setTimeout(stop, timeoutMs);
  let part: HTMLElement | null = null;
  const look = () => {
    if (part?.isConnected) return;
    part = findPart(around, fragment);
    if (part === null) return;
    clearTimeout(timer);
    timer = setTimeout(stop, settlingMs);
    reveal(part);
  };
  const mutations = new MutationObserver(look);
  const sizes = new ResizeObserver(() => part?.scrollIntoView());
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    mutations.disconnect();
    sizes.disconnect();
  });
  for (const step of takeoverEvents) window.addEventListener(step, stop, { signal, capture: true, passive: true });
  given?.addEventListener("abort", stop, { signal });
  look();
  mutations.observe(around, { childList: true, subtree: true });
  sizes.observe(around);
}

/** As in HTML: an id, else an anchor's name, else `top`. */
function findPart(around: HTMLElement, fragment: string): HTMLElement | null {
  const id = anchorId(fragment);
  if (id === null) return around;
  const name = CSS.escape(id);
  const part = around.querySelector<HTMLElement>(`#${name}`) ?? around.querySelector<HTMLElement>(`a[name="${name}"]`);
  return part ?? (/^#top$/i.test(fragment) ? around : null);
}

/** Prefix of all ids in the server's HTML, so that none equals an id of the app. */
const prefix = "user-content-";

/** The id in sanitised HTML that a link such as `#rules` leads to, or null. Letters may be percent-encoded. */
export function anchorId(address: string): string | null {
  if (!address.startsWith("#") || address.length === 1) return null;
  const id = decoded(address.slice(1));
  return id.startsWith(prefix) ? id : prefix + id;
}

function reveal(part: HTMLElement): void {
  for (let closed = closedAround(part); closed; closed = closedAround(part)) closed.open = true;
  // Focusable even if it was not: keyboard and screen reader continue from there.
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

function closedAround(part: HTMLElement): HTMLDetailsElement | null {
  return part.closest<HTMLDetailsElement>("details:not([open])");
}
