/** Shows a number on the installed app's icon; 0 removes it. Does nothing where badges are missing or forbidden. */
export async function showBadge(count: number): Promise<void> {
  try {
    // The types claim that all browsers have badges.
    const icon = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
    await (count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.());
  } catch {
    // The member has blocked notifications; the invoices are one tap away.
  }
}
