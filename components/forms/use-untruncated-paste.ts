import { useEffect, type RefObject } from "react";

/**
 * Keeps the browser from silently cutting pasted, dropped or keyboard-inserted text at the limit: the field reports it as too
 * long (`tooLong`). Single characters still stop at the limit.
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
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("beforeinput", onBeforeInput, { signal });
    element.addEventListener("input", limit, { signal });
    // WebKit cuts the text before it fires the input event.
    element.addEventListener("paste", lift, { signal });
    element.addEventListener("drop", lift, { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
      limit();
    };
  }, [input, maxLength]);
}
