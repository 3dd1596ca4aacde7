// `npm run icons -- logo.svg [#rrggbb]`: makes every icon of the installed app from one logo, an SVG or a large PNG. The colour
// is the background of icons that are filled to their edges; by default the logo's plate, or white.
import { loadEnvFiles } from "./load-env-files";
import { drawAppIcons } from "./icons/draw-app-icons";
import { stop } from "./prepare.mjs";
import { writeFiles } from "./brand/write-files";

const [logoFile, background] = process.argv.slice(2);
if (!logoFile) stop("Name the logo: npm run icons -- logo.svg");
if (background && !/^#[0-9a-f]{6}$/i.test(background))
  stop(`The colour must be one of six digits such as #dd005c (it is "${background}").`);
loadEnvFiles();
// Imported late, because it reads the environment when it loads.
const { appearance } = await import("../lib/config/appearance");
const primary = appearance.NEXT_PUBLIC_PRIMARY_COLOR;

const { files, warnings } = await drawAppIcons(logoFile, { background, primary }).catch((error: unknown) =>
  stop((error as Error).message),
);
for (const warning of warnings) console.warn(warning);
writeFiles(process.cwd(), files);
for (const [file, content] of files) if (content) console.log(`${file} ${(content.length / 1000).toFixed(1)} kB`);
