// A step of `npm run build`: writes the configuration of each kind of host to deploy/.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hostFiles } from "./host-files";
import { hostRules } from "./host-rules";

const folder = path.resolve("deploy");
const files = Object.entries(hostFiles(hostRules()));

rmSync(folder, { recursive: true, force: true });
for (const [name, text] of files) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${files.length} files in deploy/, for the host that you use: see docs/hosting.md.`);
