/** Opens an http(s) address in a new tab that knows nothing of this one; false when the browser opens none. */
export function openInNewTab(address: string): boolean {
  // With "noopener" among the features the answer would be null either way.
  const tab = window.open(address, "_blank");
  if (!tab) return false;
  tab.opener = null;
  return true;
}
