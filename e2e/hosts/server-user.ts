/** Servers started by root drop their privileges to this user. */
export const isRoot = process.getuid?.() === 0;
export const serverUser = "www-data";
