declare global {
  interface Window {
    /** Selectors of what was tapped before the app was up, in order, each once. */
    earlyTaps?: Set<string>;
  }
}

const eventName = "earlytap";

/**
 * Keeps a tap on a first-paint button with an id until the app is up, except on _Show card_, which the first paint answers; the
 * browser itself follows a link. A press that begins on a painted button or link and ends after React has replaced it fires no
 * click; it counts as a tap too.
 * Runs in the inline script.
 * @param place the element that holds the first paint
 */
export function keepEarlyTaps(place: Element): void {
  const keep = (pressed: Element | null | undefined) => {
    if (!pressed) return;
    const selector = pressed.id ? `#${pressed.id}` : `a[href="${pressed.getAttribute("href") ?? ""}"]`;
    window.earlyTaps = (window.earlyTaps ?? new Set()).add(selector);
    dispatchEvent(new Event(eventName));
  };
  const pressedIn = ({ target }: Event, controls: string) =>
    target instanceof Element && place.contains(target) ? target.closest(controls) : null;
  let pressed: Element | null = null;
  place.addEventListener("click", (event) => keep(pressedIn(event, "button[id]:not(#show-card)")));
  window.addEventListener("pointerdown", (event) => {
    pressed = event.pointerType === "mouse" ? pressedIn(event, "button[id], a[href]") : null;
  });
  window.addEventListener("pointerup", () => {
    if (!place.isConnected) keep(pressed);
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
