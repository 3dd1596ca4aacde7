/** Servers that are started by root serve as somebody who may do less. */
export const isRoot = process.getuid?.() === 0;
export const serverUser = "www-data";
