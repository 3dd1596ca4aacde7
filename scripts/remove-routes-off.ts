// A step of `npm run build`: takes the pages of switched-off routes out of the export. A host has nothing to answer for them
// then but 404.html, whose screen says that there is no such page.
import { rmSync } from "node:fs";
import { routeExists, routeNames, routes } from "@/lib/routes/routes";

const off = routeNames.filter((name) => !routeExists(name) && !routes[name].path.includes("{"));
for (const name of off) {
  const page = `out${routes[name].path}`;
  for (const file of [`${page}.html`, `${page}.txt`, page]) rmSync(file, { recursive: true, force: true });
}
console.log(off.length === 0 ? "All routes are on." : `Left out: ${off.join(", ")}.`);
