/** Not in the first load: loaded like the icons that the server names. */
export const cookieIcon = "mdi-cookie";
