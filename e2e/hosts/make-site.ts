import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

export interface Site extends SiteFolder {
  /** The generated host files. */
  deploy: string;
  /** The association's server. */
  backend: string;
}

interface SiteFolder {
  /** The site's root; the app is in its folder "app". */
  root: string;
  /** For the server's own files. */
  temporary: string;
  remove: () => Promise<void>;
}

/** Content that must stay private: files uploaded by mistake, and one next to the site. */
export const secret = "nobody should read this";
const mistakes = ["app/.env", "app/.git/config", "app/invoices/.hidden", "app/_next/static/chunks/a.js.map"];

/** An association's site with the app in its folder, readable by a web server. */
export async function makeSite(outDir: string): Promise<SiteFolder> {
  const temporary = await mkdtemp(path.join(tmpdir(), "host-"));
  await chmod(temporary, 0o755);
  const root = path.join(temporary, "site");
  await cp(outDir, path.join(root, "app"), { recursive: true, preserveTimestamps: true });
  for (const file of [...mistakes.map((name) => path.join(root, name)), path.join(temporary, "secret.txt")]) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, secret);
  }
  await writeFile(path.join(root, "own-404.html"), "The association's own page.");
  return { root, temporary, remove: () => rm(temporary, { recursive: true, force: true }) };
}
