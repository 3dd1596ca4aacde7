import { useEffect, type RefObject } from "react";

/**
 * Lets text that is pasted, dropped or put in by a keyboard arrive whole where the field takes less: the browser would cut
 * it without a word. It is then too long and says so (`lib/forms/too-long`). Single characters end at the limit as ever.
 */
export function useWholeInsertion(
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
      // What is prevented or empty is never put in.
      clearTimeout(timer);
      timer = setTimeout(limit);
    };
    const onBeforeInput = ({ inputType, data }: InputEvent) => {
      if (inputType !== "insertText" || (data?.length ?? 0) > 1) lift();
    };
    element.addEventListener("beforeinput", onBeforeInput);
    element.addEventListener("input", limit);
    // WebKit has cut the text before it tells of the input.
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
