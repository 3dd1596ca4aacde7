// A step of `npm run build`: writes the configuration of each kind of host to deploy/.
import { rmSync } from "node:fs";
import { writeFiles } from "../write-files";
import { hostFiles } from "./host-files";
import { hostRules } from "./host-rules";

const files = new Map(Object.entries(hostFiles(hostRules())));
rmSync("deploy", { recursive: true, force: true });
writeFiles("deploy", files);
console.log(`${files.size} files in deploy/, for the host that you use: see docs/hosting.md.`);
