import { useEffect, type RefObject } from "react";

/**
 * Lets pasted, dropped or keyboard-inserted text arrive whole, although the field allows less: the browser would cut it silently.
 * The field then reports that it is too long (`tooLong`). Single characters still stop at the limit.
 */
export function useUntruncatedPaste(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  maxLength: number | null,
): void {
  useEffect(() => {
    const element: HTMLElement | null = input.current;
    if (element === null || maxLength === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = () => element.setAttribute("maxlength", String(maxLength));
    const lift = () => {
      element.removeAttribute("maxlength");
      // A prevented or empty insertion never arrives.
      clearTimeout(timer);
      timer = setTimeout(limit);
    };
    const onBeforeInput = ({ inputType, data }: InputEvent) => {
      if (inputType !== "insertText" || (data?.length ?? 0) > 1) lift();
    };
    element.addEventListener("beforeinput", onBeforeInput);
    element.addEventListener("input", limit);
    // WebKit cuts the text before it fires the input event.
    element.addEventListener("paste", lift);
    element.addEventListener("drop", lift);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("beforeinput", onBeforeInput);
      element.removeEventListener("input", limit);
      element.removeEventListener("paste", lift);
      element.removeEventListener("drop", lift);
      limit();
    };
  }, [input, maxLength]);
}
