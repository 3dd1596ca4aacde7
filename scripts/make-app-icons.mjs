// `npm run icons -- logo.svg [#rrggbb]`: makes every icon of the installed app from one logo, an SVG or a large PNG. The
// colour is what the logo stands on where an icon has to be filled to its edges; without it, the logo's own plate or white.
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { mdiCardAccountDetails, mdiReceiptText } from "@mdi/js";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { fromHex, lightness, plateOf, reachOf, silhouetteOf } from "./app-icon-plate.mjs";
import { encodeSilhouette } from "./encode-png.mjs";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "public/icons");
/** A phone may cut a maskable icon down to a circle with this radius, as a part of the width. */
const safeRadius = 0.4;
const appleRadius = 0.46;
/** The app's primary colour, for the shortcuts of a logo without a colour of its own. */
const primary = "#dd005c";

const [logoFile, background] = process.argv.slice(2);
if (!logoFile) stop("Name the logo: npm run icons -- logo.svg");
if (background && !/^#[0-9a-f]{6}$/i.test(background))
  stop(`The colour must look like #dd005c (it is "${background}").`);
const type = { ".svg": "image/svg+xml", ".png": "image/png" }[path.extname(logoFile).toLowerCase()];
if (!type) stop("The logo must be an .svg or a .png file.");
const bytes = await readFile(logoFile).catch(() => stop(`There is no file ${logoFile}.`));
if (type === "image/svg+xml" && /<text[\s>]/.test(bytes.toString("utf8")))
  console.warn("The logo holds text, and there are no fonts here: turn it into paths in the drawing program.");
if (type === "image/png" && (bytes.length < 24 || bytes.toString("latin1", 1, 4) !== "PNG"))
  stop(`${logoFile} is no PNG file.`);
if (type === "image/png" && Math.min(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) < 512)
  console.warn("The logo is smaller than the largest icon, 512 by 512: it will look blurred.");

await initWasm(readFile(path.join(root, "node_modules/@resvg/resvg-wasm/index_bg.wasm")));
await mkdir(folder, { recursive: true });

const logo = `data:${type};base64,${bytes.toString("base64")}`;
const sample = render(drawing({ scale: 1 }), 256);
if (sample.pixels.every((part) => part === 0))
  stop("Nothing of the logo can be drawn: open it in a browser to see why.");
const plate = plateOf(sample);
const ground = background ?? plate ?? "#ffffff";
/** How large the logo may be so that what is drawn on its plate stays within a radius. */
const scaleWithin = (radius, on = background ? null : plate) => Math.min(1, radius / (reachOf(sample, on) || 1));

for (const size of [192, 512]) {
  await save(`app-${size}.png`, render(drawing({ scale: 1 }), size).png);
  await save(`app-maskable-${size}.png`, render(drawing({ scale: scaleWithin(safeRadius), ground }), size).png);
}
await save("../../app/apple-icon.png", render(drawing({ scale: scaleWithin(appleRadius), ground }), 180).png);
await save("app-monochrome-512.png", silhouette(512));
await save("app-shortcut-card-192.png", render(shortcut(mdiCardAccountDetails), 192).png);
await save("app-shortcut-invoices-192.png", render(shortcut(mdiReceiptText), 192).png);
await saveFavicon();

/** The logo in a square of 100 by 100; a ground fills the square. */
function drawing({ scale, ground }) {
  const size = 100 * scale;
  const start = (100 - size) / 2;
  const filled = ground ? `<rect width="100" height="100" fill="${ground}"/>` : "";
  return svg(`${filled}<image href="${logo}" x="${start}" y="${start}" width="${size}" height="${size}"/>`, 100);
}

/** A symbol of the app on a disc in the association's colour. */
function shortcut(symbol) {
  const disc = background ?? plate ?? primary;
  const ink = lightness(fromHex(disc)) > 150 ? "#1b1a1f" : "#ffffff";
  return svg(
    `<circle cx="24" cy="24" r="24" fill="${disc}"/><path d="${symbol}" fill="${ink}" transform="translate(12 12)"/>`,
    48,
  );
}

function silhouette(size) {
  const image = render(drawing({ scale: scaleWithin(safeRadius, plate), ground: plate }), size);
  return encodeSilhouette(size, silhouetteOf(image, plate));
}

function svg(content, size) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>`;
}

function render(text, width) {
  const image = new Resvg(text, { fitTo: { mode: "width", value: width } }).render();
  return { width, pixels: image.pixels, png: image.asPng() };
}

/** The browser's tab shows the logo itself: as it is when it is a drawing, made small when it is a picture. */
async function saveFavicon() {
  const isSvg = type === "image/svg+xml";
  const target = path.join(root, "app", isSvg ? "icon.svg" : "icon.png");
  await rm(path.join(root, "app", isSvg ? "icon.png" : "icon.svg"), { force: true });
  if (!isSvg) await writeFile(target, render(drawing({ scale: 1 }), 192).png);
  else if (path.resolve(logoFile) !== target) await copyFile(logoFile, target);
  console.log(`app/${path.basename(target)}`);
}

async function save(name, png) {
  const file = path.join(folder, name);
  await writeFile(file, png);
  console.log(`${path.relative(root, file)} ${(png.length / 1000).toFixed(1)} kB`);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
