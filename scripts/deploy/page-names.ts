import type { HostRules } from "./host-rules";

/**
 * The names of the pages below the first one, for a pattern: `invoices|articles` where an id may follow, the others apart.
 * Where there are none it is a name that no address can have.
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
