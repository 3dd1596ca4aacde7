import { stat } from "node:fs/promises";
import path from "node:path";

export type FoundFile = { path: string; size: number; modified: number };

/**
 * The file for an address. A `plain` host serves only exact files and folder indexes; others also serve `settings.html` for
 * `/settings`.
 */
export async function findFile(folder: string, address: string, plain: boolean): Promise<FoundFile | undefined> {
  const relative = decode(address);
  if (relative === undefined) return undefined;
  const target = path.join(folder, relative);
  // An encoded slash may hide `..`, so check the resolved path.
  if (target !== folder && !target.startsWith(folder + path.sep)) return undefined;
  const bare = target.replace(/[/\\]+$/, "");
  const candidates = [target, ...(plain || bare === folder ? [] : [`${bare}.html`]), path.join(target, "index.html")];
  for (const candidate of candidates) {
    const found = await fileAt(candidate);
    if (found) return found;
  }
  return undefined;
}

function decode(address: string): string | undefined {
  try {
    const decoded = decodeURIComponent(address);
    return decoded.includes("\0") ? undefined : decoded;
  } catch {
    return undefined;
  }
}

async function fileAt(file: string): Promise<FoundFile | undefined> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { path: file, size: found.size, modified: found.mtimeMs } : undefined;
}
