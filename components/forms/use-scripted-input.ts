import { useEffect, useEffectEvent, type RefObject } from "react";
import { flushSync } from "react-dom";

/**
 * Calls back when a script has filled a control: autofill of Chrome on iPhone, or a password manager. React's `onChange` skips
 * such input, because setting `value` or `checked` updates React's own record first. On a select it ignores `input`.
 * @param place the control, or an element around it
 * @param isScripted whether an event is such input, not the member's own
 */
export function useScriptedInput(
  place: RefObject<HTMLElement | null>,
  onInput: (event: Event) => void,
  isScripted: (event: Event) => boolean = ({ isTrusted }) => !isTrusted,
): void {
  const call = useEffectEvent(onInput);
  const isCalledFor = useEffectEvent(isScripted);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // Synchronously: the script may fill the next checkbox of the same field in the same task.
    const onInputEvent = (event: Event) => {
      if (isCalledFor(event)) flushSync(() => call(event));
    };
    const onChangeEvent = (event: Event) => {
      if (isCalledFor(event)) call(event);
    };
    element.addEventListener("input", onInputEvent);
    element.addEventListener("change", onChangeEvent);
    return () => {
      element.removeEventListener("input", onInputEvent);
      element.removeEventListener("change", onChangeEvent);
    };
  }, [place]);
}
