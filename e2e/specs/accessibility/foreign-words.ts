import type { Page } from "@playwright/test";
import { builtLocales, words, type Locale } from "./words";

/** Texts and names on the page that are the app's messages in another language. */
export async function foreignWords(page: Page, locale: Locale): Promise<string[]> {
  const own = new Set(flat(words[locale]));
  const foreign = builtLocales
    .filter((other) => other !== locale)
    .flatMap((other) => flat(words[other]))
    // The mock server's form uses "No", Finnish for number.
    .filter((message) => message !== "No" && !own.has(message) && /\p{L}{2}/u.test(partsOf(message).join("")))
    .map((message) => new RegExp(`^${partsOf(message).join(".+")}$`, "u"));
  const shown = await page.evaluate(everyWord);
  return shown.filter((text) => foreign.some((pattern) => pattern.test(text)));
}

function flat(messages: object): string[] {
  return Object.values(messages).flatMap((value: string | object) =>
    typeof value === "string" ? [value] : flat(value),
  );
}

/** The literal parts of a message, as patterns; arguments match anything. */
function partsOf(message: string): string[] {
  return message
    .replace(/<\/?b>/g, "")
    .split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}

function everyWord(): string[] {
  const attributes = ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-roledescription"];
  const found = [document.title.replace(/ – .*/, "")];
  for (const element of document.querySelectorAll("body *:not(script, style, noscript, noscript *)")) {
    for (const name of attributes) found.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.nodeValue ?? "");
  }
  return [...new Set(found.map((text) => text.trim()).filter((text) => text !== ""))];
}
