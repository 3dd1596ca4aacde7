/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import packageJson from "@/package.json";

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)));

const pages = [
  ...filesBelow("docs"),
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "tools/server-contract/README.md",
].filter((name) => name.endsWith(".md"));

/** The headings of a page. */
function headingsOf(page: string): string[] {
  return [...readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
}

/** A heading as the end of an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");

// A document must not name a file that was renamed or removed.
describe.each(pages)("%s", (page) => {
  const text = readFileSync(page, "utf8");
  const tests = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)`/g)].map(([, file = ""]) => file);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]*))?\)/g)].map(([, link = "", anchor]) => ({
    file: link === "" ? page : path.join(path.dirname(page), link),
    anchor,
  }));

  // Files and folders of the project. A name that ends in .html belongs to the export.
  const paths = [...text.matchAll(/`((?:app|components|docs|e2e|lib|messages|scripts|tools)\/[\w./-]*)`/g)]
    .map(([, file = ""]) => file)
    .filter((file) => !file.endsWith(".html"));

  it("names only existing files", () => {
    const files = [...tests, ...paths, ...links.map(({ file }) => file)];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("links only to existing headings", () => {
    const isBroken = ({ file, anchor }: (typeof links)[number]) =>
      anchor !== undefined && existsSync(file) && !headingsOf(file).map(anchorOf).includes(anchor);
    expect(links.filter(isBroken)).toEqual([]);
  });

  it("names only existing commands", () => {
    const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
  });
});

it.each(["components", "lib"])("docs/architecture.md has a place for every room of %s", (folder) => {
  const [, map = ""] = readFileSync("docs/architecture.md", "utf8").split(new RegExp(`^${folder}/`, "m"));
  const [part = ""] = map.split(/^\w/m);
  const rooms = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = new Set(part.match(/[\w-]+(?=\/)/g));
  expect(rooms.map(({ name }) => name).filter((room) => !named.has(room))).toEqual([]);
});

it("comments cite only headings of docs/product.md", () => {
  const headings = headingsOf("docs/product.md");
  const isCited = (cited: string) =>
    headings.includes(cited) || cited.split(" and ").every((heading) => headings.includes(heading));
  const broken = ["app", "components", "lib", "e2e", "scripts", "tools"]
    .flatMap(filesBelow)
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8").replace(/\s+(?:\*|\/\/)?\s*/g, " ");
      const cited = [...text.matchAll(/docs\/product\.md, ([^).:;"]+)/g)].map(([, heading = ""]) => heading.trim());
      return cited.filter((heading) => !isCited(heading)).map((heading) => `${file}: ${heading}`);
    });
  expect(broken).toEqual([]);
});
