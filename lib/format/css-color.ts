const themeColors = ["primary", "secondary", "accent", "error", "info", "success", "warning"];

/**
 * The server's colour as CSS: a theme name, or any CSS colour; others fall back to the text colour. The result is safe as
 * the value of a custom property.
 */
export function cssColor(color: string): string {
  const plain = color.trim();
  if (themeColors.includes(plain)) return `var(--${plain})`;
  const isColor =
    plain !== "" && !/[;{}]|url\(|var\(/i.test(plain) && typeof CSS !== "undefined" && CSS.supports("color", plain);
  return isColor ? plain : "currentColor";
}
