/** Not drawn at the start: loaded like the icons that the server names. */
export const cookieIcon = "mdi-cookie";
