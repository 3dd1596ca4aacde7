/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFile } from "./find-file";

const folder = mkdtempSync(path.join(tmpdir(), "find-file-"));
mkdirSync(path.join(folder, "out", "invoices"), { recursive: true });
for (const file of [
  "out/index.html",
  "out/settings.html",
  "out/invoices.html",
  "out/invoices/index.txt",
  "secret.html",
]) {
  writeFileSync(path.join(folder, file), file);
}
const out = path.join(folder, "out");

afterAll(() => rmSync(folder, { recursive: true }));

async function found(address: string, plain = false): Promise<string | undefined> {
  const file = await findFile(out, address, plain);
  return file && path.relative(out, file.path);
}

describe("findFile", () => {
  it.each([
    ["", "index.html"],
    ["/", "index.html"],
    ["/settings", "settings.html"],
    ["/settings/", "settings.html"],
    ["/settings.html", "settings.html"],
    ["/invoices", "invoices.html"],
    ["/invoices/index.txt", "invoices/index.txt"],
    ["/invoices/7", undefined],
    ["/../secret", undefined],
    ["/..%2fsecret.html", undefined],
    ["/%zz", undefined],
    ["/%00", undefined],
  ])("%s is %s", async (address, file) => {
    expect(await found(address)).toBe(file);
  });

  it("maps nothing to .html on a plain host", async () => {
    expect(await found("/settings", true)).toBeUndefined();
    expect(await found("/", true)).toBe("index.html");
    expect(await found("/settings.html", true)).toBe("settings.html");
  });
});
