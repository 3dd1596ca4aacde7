/** The version of this build: that of package.json, or the one that the association gives its own builds. See next.config.mjs. */
export const appVersion = process.env.NEXT_PUBLIC_APP_VERSION || "0";
