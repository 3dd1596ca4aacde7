/**
 * Gives the browser's own bars the colour of the theme that is shown. The page has a colour for each theme of the system; the
 * first one that applies counts, so the one for the member's theme goes before them. Small: the page's first script has it too.
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
