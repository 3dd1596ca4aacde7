/** Shows a number on the installed app's icon; 0 removes it. Does nothing where badges are missing or forbidden. */
export async function showBadge(count: number): Promise<void> {
  try {
    // The types claim that all browsers have badges.
    const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
    await (count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator));
  } catch {
    // The member has blocked notifications; the invoices are one tap away.
  }
}
