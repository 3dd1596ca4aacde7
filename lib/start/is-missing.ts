/** Whether the host lacks a file, or sends a page in its place. Refreshes the browser's cache; false without an answer. */
export async function isMissing(url: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(url, { cache: "reload" });
    return !ok || headers.get("content-type")?.includes("html") === true;
  } catch {
    return false;
  }
}
