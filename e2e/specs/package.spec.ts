import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { unzipSync, zipSync } from "fflate";
import { startMockServer } from "../mock-server/server";
import { expect, test } from "../fixtures";

// `npm run package`: the archive is complete, and its deployment does not break open apps.
const run = promisify(execFile);

test("the archive is complete, opens on a host, and keeps the chunks of the previous version", async ({ page }) => {
  test.slow();
  const folder = await mkdtemp(path.join(tmpdir(), "package-"));
  const previous = path.join(folder, "previous.zip");
  const oldChunk = "app/_next/static/chunks/of-the-version-before.js";
  await writeFile(
    previous,
    zipSync({ [oldChunk]: Buffer.from("old"), "app/only-then.html": Buffer.from("old"), "kept.txt": Buffer.from("") }),
  );
  await run(process.execPath, ["--import", "tsx", "scripts/package.ts", "--built", "--to", folder, "--keep", previous]);

  const name = (await readdir(folder)).find((file) => /^jasensovellus-[\d.]+-\d{4}-\d\d-\d\d\.zip$/.test(file)) ?? "";
  const archive = await readFile(path.join(folder, name));
  expect(await readFile(path.join(folder, `${name}.sha256`), "utf8")).toBe(`${sha256(archive)}  ${name}\n`);

  // Hosts detect a new version by date and size; the year is in the first seven bits of a file's date.
  expect(1980 + (archive.readUInt16LE(12) >> 9)).toBeGreaterThan(2025);

  const files = unzipSync(archive);
  const listed = textOf(files["SHA256SUMS"]).trimEnd().split("\n");
  expect(listed).toHaveLength(Object.keys(files).length - 1);
  for (const line of listed) {
    const [sum, file = ""] = line.split("  ");
    expect(sha256(files[file] ?? Buffer.from("")), file).toBe(sum);
  }
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      "GUIDE.md",
      "LICENSE",
      "THIRD-PARTY.txt",
      "app/index.html",
      "app/404.html",
      "app/sw.js",
      "hosts/nginx/jasensovellus.conf",
      oldChunk,
    ]),
  );
  expect(files["app/only-then.html"]).toBeUndefined();
  expect(textOf(files["kept.txt"])).toBe("_next/static/chunks/of-the-version-before.js\n");
  expect(textOf(files["GUIDE.md"])).not.toMatch(/\{\w+\}(?!\/)(?!`)/);

  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, "host", file)), { recursive: true });
    await writeFile(path.join(folder, "host", file), content);
  }
  const host = await startMockServer({ port: 0, outDir: path.join(folder, "host/app"), compression: "fast" });
  await page.goto(`${host.url}/mock/set?${new URLSearchParams({ persona: "ordinary", then: "/app/" })}`);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#first-paint")).toHaveCount(0);
  expect((await page.request.get(`${host.url}/${oldChunk}`)).status()).toBe(200);
  await page.goto("about:blank");
  await host.close();
  await rm(folder, { recursive: true });
});

test("no folder has the address of a page: a plain host would answer with the folder", async () => {
  const names = (await readdir("out", { recursive: true })).map(String);
  const pages = names.filter((name) => name.endsWith(".html")).map((name) => name.replace(/\.html$/, ""));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => names.includes(page))).toEqual([]);
});

test("scripts needed at startup carry the compile hint unless short; lazy chunks do not", async () => {
  const html = await readFile("out/index.html", "utf8");
  const hints = html.match(/<link [^>]*as="script"[^>]*>/g) ?? [];
  const ofStart = hints.map((hint) => path.basename(/href="([^"]+)"/.exec(hint)?.[1] ?? ""));
  const folder = "out/_next/static/chunks";
  const compiled: string[] = [];
  const longOfStart: string[] = [];
  const scripts = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  for (const file of scripts) {
    const text = await readFile(path.join(folder, file), "utf8");
    if (text.startsWith("//# allFunctionsCalledOnLoad\n")) compiled.push(file);
    if (ofStart.includes(file) && text.length > 25_000) longOfStart.push(file);
  }
  expect(longOfStart.length).toBeGreaterThan(2);
  expect(compiled).toEqual(expect.arrayContaining(longOfStart));
  // The start scripts of the other screens add a few.
  expect(compiled.length).toBeLessThan(scripts.length / 2);
});

function sha256(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function textOf(content: Uint8Array | undefined): string {
  return content ? Buffer.from(content).toString("utf8") : "";
}
