declare global {
  interface Window {
    /** The member asked for the menu before React was up. */
    earlyMenu?: boolean;
  }
}

const eventName = "earlymenu";

/**
 * Keeps a tap on the Menu that the first paint has drawn, for the drawer comes with React. A press that begins on the
 * painted button and ends after React has replaced it would give no click: it counts as a tap too.
 * Runs in the inline script.
 * @param place the element that holds the first paint
 */
export function keepEarlyMenuTaps(place: Element): void {
  const isMenu = ({ target }: Event) =>
    target instanceof Element && place.contains(target) && target.closest("[aria-haspopup]") !== null;
  const keep = () => {
    window.earlyMenu = true;
    dispatchEvent(new Event(eventName));
  };
  let pressed = false;
  place.addEventListener("click", (event) => isMenu(event) && keep());
  addEventListener("pointerdown", (event) => (pressed = event.pointerType === "mouse" && isMenu(event)));
  addEventListener("pointerup", () => {
    if (pressed && !place.isConnected) keep();
    pressed = false;
  });
}

/**
 * Calls `open` for a tap that was kept, or that ends only now.
 * @returns stops listening
 */
export function onEarlyMenuTap(open: () => void): () => void {
  const take = () => {
    if (window.earlyMenu) open();
    window.earlyMenu = false;
  };
  take();
  addEventListener(eventName, take);
  return () => removeEventListener(eventName, take);
}
