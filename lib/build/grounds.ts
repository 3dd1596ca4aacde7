/** What the app's colours stand on in each theme: the page, panels and dialogs, raised parts; those of app/globals.css. */
export const grounds = {
  light: ["#fafafa", "#ffffff", "#f1f1f4"],
  dark: ["#121212", "#000000", "#232326"],
} as const;
