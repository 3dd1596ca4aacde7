/**
 * Colours the browser's bars to match the current theme. The page has a colour for each system theme; the first match
 * counts, so the one for the member's theme goes first. Small: the page's first script includes it.
 */
export function showThemeColor(isDark: boolean): void {
  const { head } = document;
  const color = head.querySelector<HTMLMetaElement>(`[name=theme-color][media*=${isDark ? "dark" : "light"}]`)?.content;
  if (color === undefined) return;
  let shown = head.querySelector<HTMLMetaElement>("[name=theme-color]:not([media])");
  if (shown === null) {
    shown = document.createElement("meta");
    shown.name = "theme-color";
    head.prepend(shown);
  }
  shown.content = color;
}
