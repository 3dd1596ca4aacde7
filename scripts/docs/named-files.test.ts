/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const pages = [
  ...readdirSync("docs", { recursive: true }).map((name) => path.join("docs", String(name))),
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "tools/server-contract/README.md",
].filter((name) => name.endsWith(".md"));

// A document must not name a file that was renamed or removed.
describe.each(pages)("%s", (page) => {
  const text = readFileSync(page, "utf8");
  const tests = [...text.matchAll(/`([\w./-]+\.(?:test|spec|bench)\.\w+)`/g)].map(([, file = ""]) => file);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = ""]) =>
    path.join(path.dirname(page), link),
  );

  // Files and folders of the project. A name that ends in .html belongs to the export.
  const paths = [...text.matchAll(/`((?:app|components|docs|e2e|lib|messages|scripts|tools)\/[\w./-]*)`/g)]
    .map(([, file = ""]) => file)
    .filter((file) => !file.endsWith(".html"));

  it("names only existing files", () => {
    expect([...tests, ...paths, ...links].filter((file) => !existsSync(file))).toEqual([]);
  });
});
