/** Puts a number on the icon of the installed app; 0 takes it away. Where there are no badges, or none are allowed, nothing happens. */
export async function showBadge(count: number): Promise<void> {
  try {
    // Not every browser has them: the types do not know.
    const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
    await (count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator));
  } catch {
    // The member has forbidden notifications; the invoices themselves are one tap away.
  }
}
