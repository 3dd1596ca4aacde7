import type { BrowserContext } from "@playwright/test";

/**
 * Problems that no fault may cause on any page of the context: exceptions, unhandled rejections, console errors and policy
 * violations. The list grows as they occur.
 */
export async function watchProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  const note = (what: string) => problems.push(what.slice(0, 300));
  context.on("weberror", (error) => note(String(error.error())));
  context.on("console", (message) => {
    // The browser logs every non-2xx answer by itself.
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
