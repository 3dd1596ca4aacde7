import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes files so that none is left half-written: all beside their places first, and only then over what was there.
 * @param files content by path from the root; null takes a file away
 */
export function writeAll(root: string, files: ReadonlyMap<string, Uint8Array | string | null>): void {
  const places = [...files].map(([name, content]) => {
    const target = path.join(root, name);
    return { target, draft: `${target}.new`, content };
  });
  const written = places.flatMap(({ draft, content }) => (content === null ? [] : [{ draft, content }]));
  try {
    for (const { draft, content } of written) {
      mkdirSync(path.dirname(draft), { recursive: true });
      writeFileSync(draft, content);
    }
  } catch (error) {
    for (const { draft } of written) rmSync(draft, { force: true });
    throw error;
  }
  for (const { target, draft, content } of places)
    if (content === null) rmSync(target, { force: true });
    else renameSync(draft, target);
}
