import { copyText } from "./clipboard";

export type Shared = "shared" | "copied" | "failed";

/** Opens the device's share sheet for an address, or copies it if there is none. Never throws. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (!("share" in navigator)) return copy(url);
  try {
    await navigator.share({ title, url });
    return "shared";
  } catch (error) {
    // The member closed the sheet, or it is open already.
    if (error instanceof DOMException && ["AbortError", "InvalidStateError"].includes(error.name)) return "shared";
    return copy(url);
  }
}

async function copy(url: string): Promise<Shared> {
  return (await copyText(url)) ? "copied" : "failed";
}
