/** Where the host serves the app; `basePath` of next.config.mjs. */
export const basePath = "/app";

/** The worker's scope, which contains all of the app. */
export const appScope = `${basePath}/`;

/** Whether a path is the app's: `/app` and all below it, not `/apple`. */
export const isInApp = (pathname: string): boolean => pathname === basePath || pathname.startsWith(appScope);
