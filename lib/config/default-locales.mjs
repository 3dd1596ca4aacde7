/** The languages if NEXT_PUBLIC_LOCALES is empty. Not TypeScript: the build's configuration reads it too. */
export const defaultLocales = "fi,en";
