import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** @param files content by path from the root; null removes a file */
export function writeFiles(root: string, files: ReadonlyMap<string, Uint8Array | string | null>): void {
  for (const [name, content] of files) {
    const target = path.join(root, name);
    if (content === null) {
      rmSync(target, { force: true });
      continue;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
