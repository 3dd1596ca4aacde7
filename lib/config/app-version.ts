/** The version of this build: that of package.json, or the association's own. See next.config.mjs. */
export const appVersion = process.env.NEXT_PUBLIC_APP_VERSION || "0";
