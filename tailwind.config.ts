import type { Config } from "tailwindcss";
import type { PluginAPI } from "tailwindcss/plugin";
import { appearance } from "./lib/config/appearance";
import { brandColors } from "./lib/build/brand-colors";

const brand = brandColors(appearance);

/**
 * The design tokens (docs/product.md, Appearance). Colours are CSS variables, so that a theme is one attribute of <html> (see
 * app/globals.css).
 */
export default {
  content: [],
  plugins: [
    // The same selectors as in app/globals.css: print is light, and so is every `.always-light` element.
    (api: PluginAPI) =>
      api.addBase({
        ":root, .always-light": variables(brand.light),
        "@media screen": { ':root[data-theme="dark"]': variables(brand.dark) },
      }),
  ],
  theme: {
    screens: { sm: "600px", md: "960px", lg: "1280px", xl: "1920px", xxl: "2560px" },
    extend: {
      colors: {
        background: "var(--background)",
        surface: "var(--surface)",
        raised: "var(--raised)",
        ink: "var(--ink)",
        muted: "var(--muted)",
        outline: "var(--outline)",
        hairline: "var(--hairline)",
        primary: "var(--primary)",
        "primary-deep": "var(--primary-deep)",
        "on-primary": "var(--on-primary)",
        secondary: "var(--secondary)",
        accent: "var(--accent)",
        action: "var(--action)",
        error: "var(--error)",
        info: "var(--info)",
        success: "var(--success)",
        warning: "var(--warning)",
        scrim: "var(--scrim)",
        snackbar: "var(--snackbar)",
        "on-snackbar": "var(--on-snackbar)",
      },
      spacing: {
        "top-bar": "64px",
        // 56 px at the default text size: see app/globals.css.
        "bottom-bar": "var(--bottom-bar)",
        logo: "36px",
        touch: "44px",
      },
      // In rem, so that dialogs grow with the text: 250, 300, 400 and 600 px at the default size (docs/product.md, Dialogs).
      maxWidth: {
        content: "72rem",
        card: "30rem",
        reading: "42rem",
        "logout-dialog": "15.625rem",
        "leave-dialog": "15.625rem",
        "text-dialog": "25rem",
        "payment-dialog": "25rem",
        "check-dialog": "18.75rem",
        snackbar: "32rem",
      },
      height: { "text-dialog": "37.5rem" },
      borderRadius: { card: "20px", panel: "16px" },
      boxShadow: {
        card: "var(--shadow-card)",
        panel: "var(--shadow-panel)",
        overlay: "var(--shadow-overlay)",
      },
    },
  },
} satisfies Config;

function variables(colors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--${name}`, color]));
}
