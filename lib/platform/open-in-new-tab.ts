/** Opens an http(s) address in a new tab without an opener; false when the browser opens none. */
export function openInNewTab(address: string): boolean {
  // With the "noopener" feature, the result would always be null.
  const tab = window.open(address, "_blank");
  if (!tab) return false;
  tab.opener = null;
  return true;
}
