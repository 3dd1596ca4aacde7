import { safeUrl } from "./safe-url";

/** The one door to the browser's address bar for whole page loads; in-app steps go through lib/navigation. */
export const pageLocation = {
  /** Path, query and hash of the current address. */
  current(): string {
    return location.pathname + location.search + location.hash;
  },
  href(): string {
    return location.href;
  },
  origin(): string {
    return location.origin;
  },
  /** Leaves for an address when it is http or https; false when it is anything else. */
  leaveFor(address: string): boolean {
    const url = safeUrl(address);
    if (url === null) return false;
    location.assign(url);
    return true;
  },
  /** Replaces the current history entry, so that Back does not return to it. */
  replaceWith(address: string): boolean {
    const url = safeUrl(address);
    if (url === null) return false;
    location.replace(url);
    return true;
  },
  reload: (): void => location.reload(),
};
