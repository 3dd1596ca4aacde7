/** Where the host serves the app; `basePath` of next.config.mjs. */
export const basePath = "/app";

/** Whether a path is the app's: `/app` and all below it, not `/apple`. */
export const isInApp = (pathname: string): boolean => pathname === basePath || pathname.startsWith(`${basePath}/`);
