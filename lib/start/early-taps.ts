import { earlyShownCardId } from "./early-shown-card";

declare global {
  interface Window {
    /** Selectors of the elements tapped before the app was up, in order, each once. */
    earlyTaps?: Set<string>;
  }
}

const eventName = "earlytap";

/** The buttons and links that are replaced when the app is up. */
const drawnEarly = `:is(#first-paint,#${earlyShownCardId}) :is(button[id],a[href])`;

/**
 * Stores taps on the first paint's buttons until the app is up, except on _Show card_, which the first paint handles. The
 * browser itself follows a link. A mouse press fires no click when its button or link is replaced before the release, so it is
 * stored too, also on the shown card. Runs in the inline script.
 * @param place the element that holds the first paint
 */
export function keepEarlyTaps(place: Element): void {
  const keep = (pressed: Element | null) => {
    if (!pressed) return;
    const selector = pressed.id ? `#${pressed.id}` : `a[href="${pressed.getAttribute("href") ?? ""}"]`;
    window.earlyTaps = (window.earlyTaps ?? new Set()).add(selector);
    dispatchEvent(new Event(eventName));
  };
  const pressedAt = ({ target }: Event, controls: string) =>
    target instanceof Element ? target.closest(controls) : null;
  let pressed: Element | null = null;
  place.addEventListener("click", (event) => keep(pressedAt(event, "button[id]:not(#show-card)")));
  window.addEventListener("pointerdown", (event) => {
    const isMainButton = event.pointerType === "mouse" && event.button === 0;
    pressed = isMainButton ? pressedAt(event, drawnEarly) : null;
  });
  window.addEventListener("pointerup", () => {
    if (!pressed?.isConnected) keep(pressed);
    pressed = null;
  });
}

/**
 * Repeats kept and unfinished taps on the app's own buttons and links.
 * @returns stops listening
 */
export function repeatEarlyTaps(): () => void {
  const repeat = () => {
    const taps = window.earlyTaps ?? [];
    delete window.earlyTaps;
    for (const selector of taps) document.querySelector<HTMLElement>(selector)?.click();
  };
  repeat();
  addEventListener(eventName, repeat);
  return () => removeEventListener(eventName, repeat);
}
