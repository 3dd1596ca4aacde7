/** Copies a text to the clipboard; false when the browser refuses. Never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // An insecure origin has no clipboard, and an embedding page can forbid it.
    return copySelection(text);
  }
}

/** The old way, which needs no permission: selects the text in an invisible field. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  // Prevents a phone from opening its keyboard.
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Everything outside a modal dialog is inert: a field there takes no focus.
  (focused?.closest("dialog") ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without the clipboard API.
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
