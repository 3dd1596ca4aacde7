import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed, or was: what is for paper alone need not be drawn before. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (isPrinting) return;
    const media = matchMedia("print");
    // The browser prints what stands in the page when its listeners are done.
    const onPrint = () => flushSync(() => setIsPrinting(true));
    const onChange = () => {
      if (media.matches) onPrint();
    };
    addEventListener("beforeprint", onPrint);
    media.addEventListener("change", onChange);
    return () => {
      removeEventListener("beforeprint", onPrint);
      media.removeEventListener("change", onChange);
    };
  }, [isPrinting]);
  return isPrinting;
}
