import { hash } from "node:crypto";
import { pagePolicy } from "./content-policy";
import { addressOf, charsetOf, type ReadFile } from "./page-elements";

/** Data in a script element does not run, so no policy applies. */
const runningScript = "script:not([type*=json]):not([type*=speculationrules])";

/**
 * Adds integrity to every script of a page, and a content security policy before all content that it covers.
 * @throws Error in one sentence when the policy would block something in the page
 */
export function securePage(page: Document, readFile: ReadFile): void {
  const problem = firstProblem(page);
  if (problem !== null) throw new Error(problem);
  const scripts = [...page.querySelectorAll(runningScript)];
  // Hints too: without equal integrity the browser would fetch a file twice.
  for (const element of [...scripts, ...page.querySelectorAll("link[as=script], link[as=style]")]) {
    const address = addressOf(element);
    if (address !== "") element.setAttribute("integrity", sha256(readFile(address)));
  }
  const policy = page.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = pagePolicy({
    scripts: scripts.map((script) => `'${script.getAttribute("integrity") ?? sha256(script.textContent)}'`),
    styles: [...page.querySelectorAll("style")].map((style) => `'${sha256(style.textContent)}'`),
  });
  charsetOf(page).after(policy);
}

/** Content that the policy would refuse; such a page must not be published. */
function firstProblem(page: Document): string | null {
  for (const element of page.querySelectorAll("*")) {
    const tag = `<${element.localName}>`;
    const attributes = [...element.attributes];
    const handler = attributes.find(({ name }) => name.startsWith("on"));
    if (handler) return `${tag} has ${handler.name}="…", which the policy of the page refuses.`;
    if (element.hasAttribute("style")) return `${tag} has a style attribute, which the policy of the page refuses.`;
    if (attributes.some(({ value }) => /^\s*javascript:/i.test(value)))
      return `${tag} has an address that is code, which the policy of the page refuses.`;
    if (element.matches("link[rel=stylesheet]") && isElsewhere(addressOf(element)))
      return `${tag} loads a style sheet of another host, which the policy of the page refuses.`;
    if (element.localName === "base") return "<base> would be refused by the policy of the page.";
  }
  return null;
}

function isElsewhere(address: string): boolean {
  return /^(?:[a-z]+:)?\/\//i.test(address);
}

function sha256(content: string | Buffer): string {
  return `sha256-${hash("sha256", content, "base64")}`;
}
