// A step of `npm run build`: takes the pages of switched-off routes out of the export. A host has nothing to answer for them
// then but 404.html, whose screen says that there is no such page.
import { rmSync } from "node:fs";
import path from "node:path";
import { filesOfRoutesOff } from "./files-of-routes-off";

const files = filesOfRoutesOff();
for (const file of files) rmSync(path.join("out", file), { recursive: true, force: true });
console.log(files.length === 0 ? "All routes are on." : `Left out: ${files.join(", ")}.`);
