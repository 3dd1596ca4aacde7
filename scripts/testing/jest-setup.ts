import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";
import { failOnConsole } from "./fail-on-console";
import { openModalDialogs } from "./jest-modal-dialogs";

failOnConsole();
// Below the tests' own timeout, so that a failure names what is missing.
configure({ asyncUtilTimeout: 30_000 });

// Browser APIs that jsdom lacks; the mock server's tests run without a document.
if (typeof window !== "undefined") {
  const noop = () => undefined;
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  window.TextEncoder ??= TextEncoder;
  window.TextDecoder ??= TextDecoder as never;
  // Not Node's MessageChannel, which keeps the process running.
  const { setTimeout } = window;
  window.MessageChannel ??= class {
    port1 = { onmessage: noop };
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage()) };
  } as never;
  window.scrollTo = noop;
  window.ResizeObserver ??= class {
    observe = noop;
    unobserve = noop;
    disconnect = noop;
  };
  openModalDialogs();
  Element.prototype.getAnimations ??= () => [];
  window.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
  // A tap far away: after one that opens or closes a dialog, the next test's first tap would count as the second of two.
  const tapElsewhere = { bubbles: true, detail: 1, clientX: -1000 };
  beforeEach(() => void document.body.dispatchEvent(new MouseEvent("click", tapElsewhere)));
}
