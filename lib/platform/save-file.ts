/** Hands a file to the device's share sheet, or downloads it where the sheet takes no files or cannot open. */
export async function shareFile(file: File): Promise<void> {
  const data = { files: [file] };
  if (!canShare(data)) return downloadFile(file);
  try {
    await navigator.share(data);
  } catch (error) {
    // The member closed the sheet. Anything else is a sheet that did not open: a tap that is too long ago, say.
    if (error instanceof DOMException && error.name === "AbortError") return;
    downloadFile(file);
  }
}

/** Downloads a file that the browser already has. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function canShare(data: ShareData): boolean {
  try {
    return navigator.canShare(data);
  } catch {
    // Not every browser has it.
    return false;
  }
}
