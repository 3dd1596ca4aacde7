export function findBrowser(): string | null;
export const browserFlags: string[];
