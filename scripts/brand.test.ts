/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

// Runs `npm run brand` as a developer does, in a temporary folder.
const project = process.cwd();
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#006772"/><circle cx="32" cy="32" r="16" fill="#fff"/></svg>`;
let root = "";

function brand(args: string[], env: Record<string, string> = {}) {
  const tsx = pathToFileURL(path.join(project, "node_modules/tsx/dist/loader.mjs")).href;
  const given = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("NEXT_PUBLIC_")));
  return spawnSync(process.execPath, ["--import", tsx, path.join(project, "scripts/brand.ts"), ...args], {
    cwd: root,
    encoding: "utf8",
    env: { ...given, ...env, NODE_ENV: "production", TSX_TSCONFIG_PATH: path.join(project, "tsconfig.json") },
  });
}
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** A picture's opacities, 0 to 255. */
async function opacitiesOf(file: string) {
  await initWasm(readFileSync("node_modules/@resvg/resvg-wasm/index_bg.wasm"));
  const address = `data:image/png;base64,${readFileSync(path.join(root, file)).toString("base64")}`;
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image width="9" height="9" href="${address}"/></svg>`;
  const { pixels } = new Resvg(image).render();
  return { center: pixels[40 * 4 + 3], corner: pixels[3] };
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "brand-"));
  cpSync("messages", path.join(root, "messages"), { recursive: true });
  writeFileSync(path.join(root, "logo.svg"), logo);
  writeFileSync(path.join(root, "letters.svg"), logo.replace(/<rect.*(?=<\/svg>)/, '<text y="50">M</text>'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe("npm run brand", () => {
  it("writes valid settings and icons", async () => {
    writeFileSync(path.join(root, ".env"), "# ours\nOTHER=1\n");
    // The icon of an earlier logo, which was a PNG.
    mkdirSync(path.join(root, "app"));
    writeFileSync(path.join(root, "app/icon.png"), "old");
    const { status, stdout, stderr } = brand(["--name", "Metsän väki", "--color", "#006772", "--logo", "logo.svg"]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/9 icons of logo\.svg/);
    expect(stdout).toMatch(/Next steps:\n- npm start shows it/);
    expect(read(".env")).toBe(
      "# ours\nOTHER=1\nNEXT_PUBLIC_APP_NAME='Metsän väki'\nNEXT_PUBLIC_PRIMARY_COLOR='#006772'\n",
    );
    expect(read("app/icon.svg")).toBe(logo);
    expect(existsSync(path.join(root, "app/icon.png"))).toBe(false);
    expect(readdirSync(path.join(root, "public/icons"))).toContain("app-maskable-512.png");
    expect(await opacitiesOf("public/icons/app-monochrome-512.png")).toEqual({ center: 255, corner: 0 });
    expect(brand(["--check"])).toMatchObject({ status: 0, stdout: "The settings are valid.\n" });
  });

  it.each([
    ["a logo that is not there", ["--name", "Metsä", "--logo", "none.svg"], /^--logo: There is no file none\.svg\.$/],
    [
      "a logo of letters alone",
      ["--name", "Metsä", "--logo", "letters.svg"],
      /^--logo: Nothing of letters\.svg can be drawn\. The logo holds text, .* turn it into paths in the drawing program\.$/,
    ],
    ["a wrong colour", ["--color", "red"], /^--color must be a colour of six digits .* \(it is "red"\)\.$/],
    ["no flags, without a terminal", [], /Name the settings to change/],
  ])("rejects %s with one sentence and writes nothing", (_name, args, sentence) => {
    const { status, stderr } = brand(args);
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(readdirSync(root).sort()).toEqual(["letters.svg", "logo.svg", "messages"]);
  });

  it("warns of a name that home screens cut, and still writes it", () => {
    const { status, stderr } = brand(["--name", "Metsäyhdistysten liitto"]);
    expect([status, stderr.trim()]).toEqual([0, expect.stringMatching(/^"Metsäyhdistysten liitto" has 23 characters/)]);
    expect(brand(["--check"])).toMatchObject({ status: 0, stderr });
  });

  it("checks an edited .env", () => {
    writeFileSync(path.join(root, ".env"), "NEXT_PUBLIC_API_BASE=/api/fi\n");
    expect(brand(["--check"])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/must contain \{locale\}/) as string,
    });
    expect(existsSync(path.join(root, "app"))).toBe(false);
  });

  it("names the settings that the environment overrides", () => {
    const { stderr } = brand(["--name", "Metsä"], { NEXT_PUBLIC_APP_NAME: "Toinen" });
    expect(stderr).toMatch(/wins over \.env in: NEXT_PUBLIC_APP_NAME\./);
  });
});
