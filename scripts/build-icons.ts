// Writes the Material Design Icons as 256 small files under public/icons/mdi/. The app loads only the files that an association
// uses, and the export does not get thousands of files.
import { mkdir, rm, writeFile } from "node:fs/promises";
import * as icons from "@mdi/js";
import names from "@mdi/svg/meta.json";
import { iconFile, iconShard, iconShards } from "../lib/icons/icon-shard";

const paths: Record<string, string> = icons;
const shards = Array.from({ length: iconShards }, (): Record<string, string | undefined> => ({}));
for (const { name } of names) shards[iconShard(name)]![name] = paths[exportName(name)];
const fileOf = (shard: number) => new URL(`../public${iconFile(shard)}`, import.meta.url);
const folder = new URL(".", fileOf(0));
await rm(new URL("../", folder), { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await Promise.all(shards.map((icons, shard) => writeFile(fileOf(shard), JSON.stringify(icons))));

/** The name under which @mdi/js exports an icon: ev-plug-type1 -> mdiEvPlugType1. */
function exportName(name: string): string {
  return `mdi${name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}`;
}
