// Writes the Material Design Icons as 256 small files under public/icons/mdi/, so that the app loads only those that an
// association uses and an export stays small in number of files.
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import * as icons from "@mdi/js";
import names from "@mdi/svg/meta.json" with { type: "json" };
import { iconShard, iconShards } from "../lib/icons/icon-shard.ts";

const folder = new URL("../public/icons/mdi/", import.meta.url);

if (!existsSync(new URL(`${iconShards - 1}.json`, folder))) {
  const shards = Array.from({ length: iconShards }, () => ({}));
  for (const { name } of names) shards[iconShard(name)][name] = icons[exportName(name)];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(shards.map((shard, number) => writeFile(new URL(`${number}.json`, folder), JSON.stringify(shard))));
}

/** The name under which @mdi/js exports an icon: ev-plug-type1 -> mdiEvPlugType1. */
function exportName(name) {
  return `mdi${name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}`;
}
