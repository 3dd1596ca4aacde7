/** After this many milliseconds without an answer what is shown counts as not refreshed (decisions 6). */
export const longWait = 4000;
