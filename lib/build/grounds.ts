/** The background colours of each theme: page, panels and dialogs, raised parts; equal to those of app/globals.css. */
export const grounds = {
  light: ["#fafafa", "#ffffff", "#f1f1f4"],
  dark: ["#121212", "#000000", "#232326"],
} as const;
