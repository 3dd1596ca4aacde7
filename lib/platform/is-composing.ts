/** Whether an input method takes the key. */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari ends the composition first and tells its last key only by this.
  return event.isComposing || event.keyCode === 229;
}
