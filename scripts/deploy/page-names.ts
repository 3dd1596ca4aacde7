import type { HostRules } from "./host-rules";

/**
 * Pattern of the page names other than the first: `invoices|articles` if an id may follow, and the rest.
 * An empty list becomes a name that no address can have.
 */
export function pageNames({ base, pages }: HostRules): { lists: string; single: string } {
  const named = pages.filter(({ path }) => path !== `${base}/`);
  const join = (hasItems: boolean) =>
    named
      .filter((page) => page.hasItems === hasItems)
      .map(({ path }) => path.slice(base.length + 1))
      .join("|") || "/";
  return { lists: join(true), single: join(false) };
}
