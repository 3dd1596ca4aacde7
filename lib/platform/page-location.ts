import { safeUrl } from "./safe-url";

/** Milliseconds. A page that is still here then is not being left: the member stayed, or the address was a download. */
const timeoutMs = 10_000;

let isLeaving = false;

/** The only door to the browser's address bar for full page loads; lib/navigation does in-app steps. */
export const pageLocation = {
  /** Path, query and hash of the current address. */
  current(): string {
    return location.pathname + location.search + location.hash;
  },
  /** Origin and path, without query and hash. */
  page(): string {
    return location.origin + location.pathname;
  },
  /** Changes the address without a page load or a history entry. */
  rewrite(address: string): void {
    window.history.replaceState(null, "", address);
  },
  /** Whether an address with a hash is the current one: loading it again would repeat forever. */
  isAt(address: string): boolean {
    return address.includes("#") && safeUrl(address) === location.href;
  },
  /** Leaves for an http(s) address that is not the current one; false otherwise. */
  leaveFor: (address: string): boolean => leave(address, "push"),
  /** Replaces the current history entry, so that Back does not return to it. */
  replaceWith: (address: string): boolean => leave(address, "replace"),
  reload: (): void => {
    beginLeaving();
    location.reload();
  },
  /** Aborts a page load in flight, and this page's own requests too. */
  stop(): void {
    window.stop();
  },
  /** True once the app has requested another page: the member need not confirm again. */
  isLeaving: (): boolean => isLeaving,
};

function leave(address: string, entry: "push" | "replace"): boolean {
  const url = safeUrl(address);
  if (url === null || pageLocation.isAt(url)) return false;
  beginLeaving();
  const isPush = entry === "push";
  if (isSameDocument(url)) {
    if (isPush) window.history.pushState(null, "", url);
    else window.history.replaceState(null, "", url);
    location.reload();
  } else if (isPush) location.assign(url);
  else location.replace(url);
  return true;
}

/** Ends by itself, as the wait offers a retry: the address may have been a download. */
function beginLeaving(): void {
  isLeaving = true;
  setTimeout(() => (isLeaving = false), timeoutMs);
}

/** The browser would only scroll, and the app would wait for a page forever: reload instead. */
function isSameDocument(url: string): boolean {
  return url.startsWith(`${location.href.split("#", 1)[0]}#`);
}

// Back may restore this page from the back/forward cache, with its state.
if (typeof window !== "undefined") window.addEventListener("pageshow", () => (isLeaving = false));
