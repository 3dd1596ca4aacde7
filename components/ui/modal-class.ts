/** A `dialog` that fills the window, with the look of its ground. */
export function modalClass(look: string): string {
  return `fixed inset-0 z-50 block size-full max-h-none max-w-none outline-none backdrop:bg-transparent ${look}`;
}
