/**
 * The chosen files that the browser can no longer read: changed, moved or deleted on the disk, or gone from the cloud. A request
 * with such a file fails as if there were no network.
 */
export async function findUnreadableFiles(files: readonly File[]): Promise<ReadonlySet<File>> {
  const readable = await Promise.all(files.map(isReadable));
  return new Set(files.filter((_, index) => !readable[index]));
}

/** Reads the first chunk. A slice is not enough: Chromium reads a slice of a deleted file as empty. */
async function isReadable(file: File): Promise<boolean> {
  const reader = file.stream().getReader();
  try {
    await reader.read();
    await reader.cancel();
    return true;
  } catch {
    return false;
  }
}
