import type { FieldValue } from "./form-field";
import { isFile, isList } from "./scalar";

/**
 * Those of the chosen files that the browser can no longer read: changed, moved or deleted on the disk, or gone from the cloud. A
 * request with one of them fails like a request without a network.
 */
export async function findUnreadableFiles(files: readonly File[]): Promise<ReadonlySet<File>> {
  const readable = await Promise.all(files.map(isReadable));
  return new Set(files.filter((_, index) => !readable[index]));
}

export function filesOf(value: FieldValue | undefined): readonly File[] {
  return (isList(value) ? value : [value]).filter(isFile);
}

/** Reads the first chunk. A slice will not do: Chromium reads one of a deleted file as empty. */
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
