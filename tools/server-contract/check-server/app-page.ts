import { createRequire } from "node:module";

interface Jsdom {
  JSDOM: new (
    html: string,
    options: { url: string; virtualConsole: unknown },
  ) => { window: Window & typeof globalThis };
  VirtualConsole: new () => unknown;
}

/**
 * Gives this program the browser globals that the app's readers need: a document, an address and colours.
 * @param address of a page of the app
 */
export function openAppPage(address: string): void {
  // jsdom is a dependency of the unit tests' environment.
  const { JSDOM, VirtualConsole } = createRequire(import.meta.resolve("jest-environment-jsdom"))("jsdom") as Jsdom;
  const { window } = new JSDOM("<!doctype html>", { url: address, virtualConsole: new VirtualConsole() });
  const { document, Element, location, localStorage, sessionStorage } = window;
  const probe = document.createElement("i").style;
  const supports = (property: string, value: string) => {
    probe.removeProperty(property);
    probe.setProperty(property, value);
    return probe.getPropertyValue(property) !== "";
  };
  Object.assign(globalThis, { window, document, Element, location, localStorage, sessionStorage, CSS: { supports } });
  // Node 21 and later define a navigator that only defineProperty can replace.
  Object.defineProperty(globalThis, "navigator", { value: window.navigator, configurable: true });
}
