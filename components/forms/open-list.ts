/** Opens a Headless UI list by its key: it has no call for it, and its `immediate` opens at every focus, also after Tab. */
export function openList(control: HTMLElement): void {
  control.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
}
