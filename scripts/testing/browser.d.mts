export const browserPackages: string[];
export function findBrowser(): string | null;
export function findWholeBrowser(): string | null;
export const browserFlags: string[];
