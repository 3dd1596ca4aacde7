/** Where the host serves the app; `basePath` of next.config.mjs. */
export const basePath = "/app";
