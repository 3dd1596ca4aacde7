/** jsdom has `dialog` elements, but neither modal opening nor Escape. */
export function openModalDialogs(): void {
  const prototype = HTMLDialogElement.prototype;
  prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>("a[href], button:not(:disabled), input:not(:disabled)")?.focus();
  };
  prototype.close ??= function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  };
  window.addEventListener("keydown", ({ key, defaultPrevented }) => {
    const dialog = [...document.querySelectorAll("dialog")].findLast(({ open }) => open);
    if (key !== "Escape" || defaultPrevented || !dialog) return;
    if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  });
}
