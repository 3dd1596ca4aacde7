/** No icon ever arrives: each keeps its place. */
export const loadedIcon = () => undefined;
export const loadIcon = () => new Promise<string>(() => undefined);
