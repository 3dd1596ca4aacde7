/** The languages where NEXT_PUBLIC_LOCALES names none. No TypeScript: the configurations of the build read it too. */
export const defaultLocales = "fi,en";
