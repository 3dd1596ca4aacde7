declare global {
  interface Window {
    /** The id of the button that was tapped before React started. */
    earlyTap?: string;
  }
}

const eventName = "earlytap";

/**
 * Stores a tap on a first-paint button with an id until React can handle it. A press that begins on the painted button and
 * ends after React has replaced it fires no click; it counts as a tap too.
 * Runs in the inline script.
 * @param place the element that holds the first paint
 */
export function keepEarlyTaps(place: Element): void {
  const openerOf = ({ target }: Event) =>
    target instanceof Element && place.contains(target) ? target.closest("button[id]")?.id : "";
  const keep = (id = "") => {
    if (id === "") return;
    window.earlyTap = id;
    dispatchEvent(new Event(eventName));
  };
  let pressed: string | undefined = "";
  place.addEventListener("click", (event) => keep(openerOf(event)));
  window.addEventListener("pointerdown", (event) => (pressed = event.pointerType === "mouse" ? openerOf(event) : ""));
  window.addEventListener("pointerup", () => {
    if (!place.isConnected) keep(pressed);
    pressed = "";
  });
}

/**
 * Calls `press` for a stored or unfinished tap.
 * @returns stops listening
 */
export function onEarlyTap(press: (id: string) => void): () => void {
  const take = () => {
    const id = window.earlyTap;
    delete window.earlyTap;
    if (id) press(id);
  };
  take();
  addEventListener(eventName, take);
  return () => removeEventListener(eventName, take);
}
