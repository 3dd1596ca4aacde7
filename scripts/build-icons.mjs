// Writes the Material Design Icons as 256 small files under public/icons/mdi/, so that the app loads only those that an
// association uses and an export stays small in number of files.
import { mkdir, rm, writeFile } from "node:fs/promises";
import * as icons from "@mdi/js";
import names from "@mdi/svg/meta.json" with { type: "json" };
import { iconFile, iconShard, iconShards } from "../lib/icons/icon-shard.ts";

const shards = Array.from({ length: iconShards }, () => ({}));
for (const { name } of names) shards[iconShard(name)][name] = icons[exportName(name)];
const fileOf = (shard) => new URL(`../public${iconFile(shard)}`, import.meta.url);
const folder = new URL(".", fileOf(0));
await rm(new URL("../", folder), { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await Promise.all(shards.map((icons, shard) => writeFile(fileOf(shard), JSON.stringify(icons))));

/** The name under which @mdi/js exports an icon: ev-plug-type1 -> mdiEvPlugType1. */
function exportName(name) {
  return `mdi${name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}`;
}
