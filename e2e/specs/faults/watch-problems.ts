import type { BrowserContext } from "@playwright/test";

/**
 * Everything that no fault may cause, on any page of the context: exceptions, promises that nobody catches, errors on the
 * console and violations of the page's policy. The list grows as they come.
 */
export async function watchProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  const note = (what: string) => problems.push(what.slice(0, 300));
  context.on("weberror", (error) => note(String(error.error())));
  context.on("console", (message) => {
    // The browser logs every answer that is no 2xx by itself.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) note(message.text());
  });
  await context.exposeBinding("noteViolation", (_source, violation: string) => note(`policy: ${violation}`));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      window.noteViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  return problems;
}

declare global {
  interface Window {
    noteViolation: (violation: string) => void;
  }
}
