import { safeUrl } from "./safe-url";

/** Milliseconds. A page that is still here then was not left: the member stayed, or the address was a download. */
const patience = 10_000;

let isLeaving = false;

/** The one door to the browser's address bar for whole page loads; in-app steps go through lib/navigation. */
export const pageLocation = {
  /** Path, query and hash of the current address. */
  current(): string {
    return location.pathname + location.search + location.hash;
  },
  pathname(): string {
    return location.pathname;
  },
  href(): string {
    return location.href;
  },
  /** Origin and path, without query and hash. */
  page(): string {
    return location.origin + location.pathname;
  },
  search(): string {
    return location.search;
  },
  origin(): string {
    return location.origin;
  },
  /** Gives what is shown another address, without a page load or a step in the history. */
  rewrite(address: string): void {
    window.history.replaceState(null, "", address);
  },
  /** Whether an address is the present one with its hash: there is nothing to load, and what asks for it would ask for ever. */
  isAt(address: string): boolean {
    return address.includes("#") && safeUrl(address) === location.href;
  },
  /** Leaves for an address when it is http or https, and not here; false when it is anything else. */
  leaveFor(address: string): boolean {
    const url = safeUrl(address);
    if (url === null || pageLocation.isAt(url)) return false;
    beginLeaving();
    if (!isPartOfPage(url)) location.assign(url);
    else {
      window.history.pushState(null, "", url);
      location.reload();
    }
    return true;
  },
  /** Replaces the current history entry, so that Back does not return to it. */
  replaceWith(address: string): boolean {
    const url = safeUrl(address);
    if (url === null || pageLocation.isAt(url)) return false;
    beginLeaving();
    if (!isPartOfPage(url)) location.replace(url);
    else {
      pageLocation.rewrite(url);
      location.reload();
    }
    return true;
  },
  reload: (): void => {
    beginLeaving();
    location.reload();
  },
  /** Breaks off a page load that is on its way; what is being fetched for this page too. */
  stop(): void {
    window.stop();
  },
  /** True once the app itself has asked for another page: then the member need not be asked. */
  isLeaving: (): boolean => isLeaving,
};

/** Until the browser has gone, or the wait offers to try again: the address may have been a file that was downloaded. */
function beginLeaving(): void {
  isLeaving = true;
  setTimeout(() => (isLeaving = false), patience);
}

/** The browser would only scroll, and the app would wait for a page that never comes: so this one is loaded anew. */
function isPartOfPage(url: string): boolean {
  return url.startsWith(`${location.href.split("#", 1)[0]}#`);
}

// Back from the other page, the browser may show this one as it was left.
if (typeof window !== "undefined") window.addEventListener("pageshow", () => (isLeaving = false));
