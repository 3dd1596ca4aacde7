// `npm run package`: builds the app and writes release/<association>-<version>-<date>.zip, which an association deploys to its host.
//   --keep <archive or folder>   adds the chunks of the previous version, for apps that are open during the deployment
//   --built                      uses the existing out/ and deploy/
//   --to <folder>                in place of release/
// With SOURCE_DATE_EPOCH set the same files make the same archive, byte by byte.
import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { zipSync } from "fflate";
import packageJson from "../package.json";
import { buildSettings } from "./brand/build-settings";
import { crossOriginAdvice } from "./brand/cross-origin-advice";
import { unbrandedPictures } from "./brand/unbranded-pictures";
import { licenceText, readLicences } from "./licences/read-licences";
import { loadEnvFiles } from "./load-env-files";
import { chunksToKeep, keptFile, readArchive, readFolder, withSums } from "./package/archive-files";
import { archiveName } from "./package/archive-name";
import { archiveTime } from "./package/archive-time";
import { stop, stopOnError } from "./prepare.mjs";
import { run } from "./run.mjs";

const { keep, built, to } = readOptions();
loadEnvFiles();
const version = process.env.NEXT_PUBLIC_APP_VERSION || packageJson.version;
// Imported late, because it reads the environment when it loads.
const { env } = await import("@/lib/config/env");
const cors = crossOriginAdvice(env.NEXT_PUBLIC_API_BASE);

const previous = keep === undefined ? null : await stopOnError(() => readArchive(keep));
if (!built && (await run(process.execPath, ["--import", "tsx", "scripts/build.ts"])) !== 0)
  stop("The app could not be built: see the error above.");
if (!existsSync("out/sw.js") || !existsSync("deploy")) stop("out/ and deploy/ hold no complete build: npm run build");

const files = new Map([...readFolder("out", "app/"), ...readFolder("deploy", "hosts/"), ...documents()]);
const kept = previous ? chunksToKeep(previous, files) : new Map<string, Uint8Array>();
const keptNames = [...kept.keys()].map((file) => file.slice("app/".length)).sort();
const whole = withSums(
  new Map([...files, ...kept, [keptFile, Buffer.from(keptNames.map((file) => `${file}\n`).join(""))]]),
);

const mtime = archiveTime(process.env.SOURCE_DATE_EPOCH);
const archive = zipSync(Object.fromEntries(whole), { level: 9, mtime });
const target = path.join(
  to,
  archiveName({ name: env.NEXT_PUBLIC_APP_NAME, version, time: mtime }, (file) => existsSync(path.join(to, file))),
);
mkdirSync(to, { recursive: true });
writeFileSync(target, archive);
writeFileSync(`${target}.sha256`, `${hash("sha256", archive)}  ${path.basename(target)}\n`);
console.log(`
${target}: ${whole.size} files, ${(archive.length / 1e6).toFixed(1)} MB${previous ? `, ${kept.size} of them kept from the previous version` : ""}
sha256 ${hash("sha256", archive)}
Its GUIDE.md explains the deployment.`);
const given = Object.fromEntries(buildSettings.map(({ setting }) => [setting, process.env[setting]]));
for (const sentence of [...unbrandedPictures(process.cwd(), given), cors].filter(Boolean))
  console.warn(`\n${sentence}`);

function readOptions() {
  try {
    return parseArgs({
      options: { keep: { type: "string" }, built: { type: "boolean" }, to: { type: "string", default: "release" } },
    }).values;
  } catch {
    return stop("npm run package takes --keep <archive or folder>, --built and --to <folder>.");
  }
}

function documents(): Map<string, Uint8Array> {
  const guide = readFileSync("scripts/package/guide.md", "utf8")
    .replaceAll("{name}", env.NEXT_PUBLIC_APP_NAME)
    .replaceAll("{version}", version)
    .replaceAll("{apiBase}", env.NEXT_PUBLIC_API_BASE)
    .replaceAll("{crossOriginAdvice}", cors === "" ? "" : `\n${cors}\n`)
    .replaceAll(
      "{offline}",
      env.NEXT_PUBLIC_STORE_CARD === "off" ? "the app opens, and says that it has no network" : "the card is there",
    );
  return new Map([
    ["GUIDE.md", Buffer.from(guide)],
    ["LICENSE", readFileSync("LICENSE")],
    ["THIRD-PARTY.txt", Buffer.from(thirdPartyTexts())],
  ]);
}

/** The licence texts of all packages in the app, which their licences require in a distribution. */
function thirdPartyTexts(): string {
  const packages = readLicences();
  return packages
    .filter(({ kind }) => kind === "app")
    .map((entry) => `${entry.name} ${entry.version}\n${entry.licence}\n\n${licenceText(entry.folder)}\n`)
    .join(`\n${"=".repeat(80)}\n\n`);
}
