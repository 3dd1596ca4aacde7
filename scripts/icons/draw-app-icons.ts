import { readFile } from "node:fs/promises";
import path from "node:path";
import { mdiCardAccountDetails, mdiReceiptText } from "@mdi/js";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { fromHex, type Image, lightness, plateOf, drawingRadius, strongestContrast } from "./app-icon-plate";

const root = path.resolve(import.meta.dirname, "../..");
/** Phones may crop a maskable icon to a circle of this radius, as a fraction of the width. */
const safeRadius = 0.4;
const appleRadius = 0.46;

export interface AppIcons {
  /** Content by path from the project's folder; null deletes the file. */
  files: Map<string, Uint8Array | null>;
  warnings: string[];
}

/**
 * Draws every icon of the installed app from one logo.
 * @param logoFile an SVG or a large PNG
 * @param colors `background` of icons that are filled to their edges: by default the logo's plate, or white. `primary` is the
 * app's colour, for the shortcuts of a logo without a plate.
 * @throws Error with one sentence when the logo is unusable
 */
export async function drawAppIcons(
  logoFile: string,
  { background, primary }: { background?: string; primary: string },
): Promise<AppIcons> {
  const { type, bytes, warnings } = await readLogo(logoFile);
  await startResvg();
  const logo = `data:${type};base64,${bytes.toString("base64")}`;
  const sample = render(drawing({ scale: 1 }), 256);
  if (sample.pixels.every((part) => part === 0))
    throw new Error(`Nothing of ${logoFile} can be drawn. ${warnings[0] ?? "Open it in a browser to see why."}`);
  const plate = plateOf(sample);
  const ground = background ?? plate ?? "#ffffff";
  /** The scale at which the drawing on the plate stays within a radius. */
  const scaleWithin = (radius: number, on = background ? null : plate) =>
    Math.min(1, radius / (drawingRadius(sample, on) || 1));

  const files = new Map<string, Uint8Array | null>();
  for (const size of [192, 512]) {
    files.set(`public/icons/app-${size}.png`, render(drawing({ scale: 1 }), size).png);
    files.set(
      `public/icons/app-maskable-${size}.png`,
      render(drawing({ scale: scaleWithin(safeRadius), ground }), size).png,
    );
  }
  files.set("app/apple-icon.png", render(drawing({ scale: scaleWithin(appleRadius), ground }), 180).png);
  files.set("public/icons/app-monochrome-512.png", render(silhouette(), 512).png);
  files.set("public/icons/app-shortcut-card-192.png", render(shortcut(mdiCardAccountDetails), 192).png);
  files.set("public/icons/app-shortcut-invoices-192.png", render(shortcut(mdiReceiptText), 192).png);
  // The browser tab's icon is the logo itself: an SVG unchanged, a PNG scaled down.
  const isSvg = type === "image/svg+xml";
  files.set("app/icon.svg", isSvg ? bytes : null);
  files.set("app/icon.png", isSvg ? null : render(drawing({ scale: 1 }), 192).png);
  return { files, warnings };

  /** The logo in a square of 100 by 100; a ground fills the square. */
  function drawing({ scale, ground }: { scale: number; ground?: string | null }): string {
    const size = 100 * scale;
    const start = (100 - size) / 2;
    const filled = ground ? `<rect width="100" height="100" fill="${ground}"/>` : "";
    return svg(`${filled}<image href="${logo}" x="${start}" y="${start}" width="${size}" height="${size}"/>`, 100);
  }

  /** A symbol of the app on a disc in the association's colour. */
  function shortcut(symbol: string): string {
    const disc = background ?? plate ?? primary;
    const ink = lightness(fromHex(disc)) > 150 ? "#1b1a1f" : "#ffffff";
    return svg(
      `<circle cx="24" cy="24" r="24" fill="${disc}"/><path d="${symbol}" fill="${ink}" transform="translate(12 12)"/>`,
      48,
    );
  }

  /**
   * White, as opaque as the logo. With a plate it is as opaque as the drawing is lighter or darker than the plate, so that lines
   * in the drawing stay visible.
   */
  function silhouette(): string {
    const shape = drawing({ scale: scaleWithin(safeRadius, plate), ground: plate });
    const white = "0 0 0 0 1  0 0 0 0 1  0 0 0 0 1";
    const filter = plate
      ? `<feColorMatrix values="${white}  .299 .587 .114 0 0"/>${opacityByLightness(plate)}`
      : `<feColorMatrix values="${white}  0 0 0 1 0"/>`;
    return svg(
      `<filter id="silhouette" color-interpolation-filters="sRGB">${filter}</filter><g filter="url(#silhouette)">${shape}</g>`,
      100,
    );
  }

  /** Each lightness, which is in the alpha channel, becomes an opacity. */
  function opacityByLightness(on: string): string {
    const strongest = strongestContrast(render(drawing({ scale: 1, ground: on }), 256), on);
    const opacities = Array.from({ length: 256 }, (_, light) => Math.abs(light - lightness(fromHex(on))) / strongest);
    return `<feComponentTransfer><feFuncA type="table" tableValues="${opacities.join(" ")}"/></feComponentTransfer>`;
  }
}

function svg(content: string, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>`;
}

function render(text: string, width: number): Image & { png: Uint8Array } {
  const image = new Resvg(text, { fitTo: { mode: "width", value: width } }).render();
  return { width, pixels: image.pixels, png: image.asPng() };
}

async function readLogo(logoFile: string) {
  const types: Record<string, string> = { ".svg": "image/svg+xml", ".png": "image/png" };
  const type = types[path.extname(logoFile).toLowerCase()];
  if (!type) throw new Error(`${logoFile} is no .svg or .png file.`);
  const bytes = await readFile(logoFile).catch(() => null);
  if (!bytes) throw new Error(`There is no file ${logoFile}.`);
  const warnings: string[] = [];
  if (type === "image/svg+xml" && /<text[\s>]/.test(bytes.toString("utf8")))
    warnings.push("The logo holds text, and there are no fonts here: turn it into paths in the drawing program.");
  if (type === "image/png" && (bytes.length < 24 || bytes.toString("latin1", 1, 4) !== "PNG"))
    throw new Error(`${logoFile} is no PNG file.`);
  if (type === "image/png" && Math.min(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) < 512)
    warnings.push("The logo is smaller than the largest icon, 512 by 512: it will look blurred.");
  return { type, bytes, warnings };
}

let started: Promise<void> | undefined;

function startResvg(): Promise<void> {
  started ??= initWasm(readFile(path.join(root, "node_modules/@resvg/resvg-wasm/index_bg.wasm")));
  return started;
}
