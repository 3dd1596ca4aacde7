// A step of `npm run build`: removes the pages of switched-off routes from the export. Hosts then answer with 404.html, whose
// screen says that there is no such page.
import { rmSync } from "node:fs";
import path from "node:path";
import { filesOfRoutesOff } from "./files-of-routes-off";

const files = filesOfRoutesOff();
for (const file of files) rmSync(path.join("out", file), { recursive: true, force: true });
console.log(files.length === 0 ? "All routes are on." : `Left out: ${files.join(", ")}.`);
