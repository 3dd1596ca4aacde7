/**
 * What a browser has for Node's `process`, in place of the copy of Node's own that Next brings: its code asks for the
 * environment alone, and what the app asks for is written into it at build.
 */
export const env: Record<string, string | undefined> = {};
