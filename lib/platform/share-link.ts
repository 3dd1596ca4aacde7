import { copyText } from "./clipboard";

export type Shared = "shared" | "copied" | "failed";

/** Opens the device's share sheet for an address, or copies it if there is none. Never throws. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  try {
    if ("share" in navigator) {
      await navigator.share({ title, url });
      return "shared";
    }
  } catch (error) {
    // The member closed the sheet, or it is open already.
    if (error instanceof DOMException && ["AbortError", "InvalidStateError"].includes(error.name)) return "shared";
  }
  return (await copyText(url)) ? "copied" : "failed";
}
