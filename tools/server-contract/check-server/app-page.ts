import { JSDOM, VirtualConsole } from "jsdom";

/**
 * Gives this program the browser globals that the app's readers need: a document, an address and colours.
 * @param address of a page of the app
 */
export function openAppPage(address: string): void {
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
