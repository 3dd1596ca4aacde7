// `npm run licences`: writes docs/licences.md from the lock file. With --check it only reports whether the file is current and
// every licence is compatible with the app's.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import packageJson from "../package.json";
import { isCompatible, type LicensedPackage, readLicences } from "./licences/read-licences";

const file = "docs/licences.md";
const packages = readLicences();

const text = await format(document(), { ...(await resolveConfig(file)), parser: "markdown" });
const incompatible = packages.filter(({ licence }) => !isCompatible(licence));
for (const { name, version, licence } of incompatible)
  console.error(`${name} ${version} is under "${licence}", which is incompatible with GPL-3.0-or-later.`);

if (!process.argv.includes("--check")) writeFileSync(file, text);
const isCurrent = existsSync(file) && readFileSync(file, "utf8") === text;
if (!isCurrent) console.error(`${file} is not current: npm run licences`);
if (incompatible.length > 0 || !isCurrent) process.exitCode = 1;
else console.log(`${packages.length} packages, all under licences compatible with GPL-3.0-or-later.`);

function document(): string {
  const direct = packages.filter(
    ({ name, folder }) => name in packageJson.dependencies && folder === `node_modules/${name}`,
  );
  const behind = packages.filter((entry) => entry.kind === "app" && !direct.includes(entry));
  const tools = packages.filter(({ kind }) => kind === "tools");
  return `# Licences

The app is under GPL-3.0-or-later. Written by \`npm run licences\` from \`package-lock.json\`, which pins every package with
its exact version and the hash of its content; \`npm test\` fails when this page is not current, or when a licence does not
fit. The full texts come with every archive of \`npm run package\`.

## What the app is made of

${table(direct)}

## What these packages stand on

Not all of it gets into the browser: some of it only runs at build time.

${table(behind)}

## What builds and tests it

${tools.length} packages: ${counts(tools)}.
`;
}

function table(rows: LicensedPackage[]): string {
  return ["| package | version | licence |", "| - | - | - |"]
    .concat(rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`))
    .join("\n");
}

function counts(rows: LicensedPackage[]): string {
  const count = new Map<string, number>();
  for (const { licence } of rows) count.set(licence, (count.get(licence) ?? 0) + 1);
  return [...count]
    .sort(([, one], [, other]) => other - one)
    .map(([licence, number]) => `${number} ${licence}`)
    .join(", ");
}
