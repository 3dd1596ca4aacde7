/** Not drawn at the start: fetched as the icons that the server names are. */
export const cookieIcon = "mdi-cookie";
