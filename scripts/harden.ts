// A step of `npm run build`: integrity and one content security policy in every exported page.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { basePath } from "@/lib/base/base-path";
import { hardenPage } from "./policy/harden-page";

const outDir = path.resolve("out");

const readFile = (address: string) => {
  const [pathname = ""] = address.split("?");
  if (!pathname.startsWith(`${basePath}/`)) throw new Error(`It loads ${address}, which is no file of the app.`);
  return readFileSync(path.join(outDir, decodeURIComponent(pathname.slice(basePath.length))));
};

const pages = readdirSync(outDir, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".html"));
for (const page of pages) {
  const file = path.join(outDir, page);
  try {
    writeFileSync(file, hardenPage(readFileSync(file, "utf8"), readFile));
  } catch (error) {
    console.error(`${page}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
if (process.exitCode === undefined) console.log(`${pages.length} pages, each with its policy.`);
