import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";

// jsdom lacks what every browser has; the mock server's tests run without a document at all.
if (typeof window !== "undefined") {
  const noop = () => undefined;
  window.matchMedia ??= (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: noop,
    removeEventListener: noop,
    addListener: noop,
    removeListener: noop,
    dispatchEvent: () => false,
  });
  window.TextEncoder ??= TextEncoder;
  window.scrollTo = noop;
  window.ResizeObserver ??= class {
    observe = noop;
    unobserve = noop;
    disconnect = noop;
  };
  window.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
}
