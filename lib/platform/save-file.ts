/** Opens the device's share sheet for a file, or downloads it if the sheet takes no files or cannot open. */
export async function shareFile(file: File): Promise<void> {
  const data = { files: [file] };
  if (!canShare(data)) return downloadFile(file);
  try {
    await navigator.share(data);
  } catch (error) {
    // The member closed the sheet. Other errors mean that it did not open, say because the tap is too long ago.
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
    // Missing in some browsers.
    return false;
  }
}
