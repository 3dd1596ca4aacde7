import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import picturesOfTheApp from "./pictures-of-the-app.json";

/** The hashes of the pictures that come with the app. `npm run screenshots` writes this file. */
export const hashesFile = "scripts/brand/pictures-of-the-app.json";

const install = {
  files: ["public/icons/app-screenshot-narrow.webp", "public/icons/app-screenshot-wide.webp"],
  remains:
    "The pictures of the install prompt came with the app and show an invented association: npm run build && npm run screenshots takes them in your colours, rm public/icons/app-screenshot-*.webp leaves them out.",
};
const icons = {
  files: ["public/icons/app-512.png"],
  remains: "The icons are those that came with the app: npm run brand -- --logo logo.svg makes yours.",
};

/**
 * The default pictures that an association with its own name or colours still uses.
 * @param root the project's folder
 * @param settings the given settings
 * @returns one sentence for each, with the command that replaces them
 */
export function unbrandedPictures(root: string, settings: Record<string, string | undefined>): string[] {
  const isBranded = Object.entries(settings).some(([name, value]) => /_NAME$|_COLOR/.test(name) && value);
  if (!isBranded) return [];
  const known = new Set(Object.values(picturesOfTheApp));
  const hashes = pictureHashes(root);
  return [icons, install]
    .filter(({ files }) => files.some((file) => known.has(hashes[file] ?? "")))
    .map(({ remains }) => remains);
}

/** @returns the hashes of the existing pictures, by file */
export function pictureHashes(root: string): Record<string, string> {
  const files = [...icons.files, ...install.files].filter((file) => existsSync(path.join(root, file)));
  return Object.fromEntries(files.map((file) => [file, hash("sha256", readFileSync(path.join(root, file)))]));
}
