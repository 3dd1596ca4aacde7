import { createRequire } from "node:module";

/**
 * Gives this program what the app's readers find in a browser: a document, an address and colours.
 * @param {string} address of a page of the app
 */
export function openAppPage(address) {
  // jsdom comes with the environment of the unit tests.
  const { JSDOM, VirtualConsole } = createRequire(import.meta.resolve("jest-environment-jsdom"))("jsdom");
  const { window } = new JSDOM("<!doctype html>", { url: address, virtualConsole: new VirtualConsole() });
  const { document, Element, location, localStorage, sessionStorage } = window;
  const probe = document.createElement("i").style;
  const supports = (property, value) => {
    probe.removeProperty(property);
    probe.setProperty(property, value);
    return probe.getPropertyValue(property) !== "";
  };
  Object.assign(globalThis, { window, document, Element, location, localStorage, sessionStorage, CSS: { supports } });
  // Node has one of its own from 21 on, which only gives way to a definition.
  Object.defineProperty(globalThis, "navigator", { value: window.navigator, configurable: true });
}
