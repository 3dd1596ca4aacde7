/** The files of settings that a build reads. */
export const envFiles = [".env", ".env.local", ".env.production", ".env.production.local"];
