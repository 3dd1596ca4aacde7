// Writes the Material Design Icons as 256 small files under public/icons/mdi/, so that the app loads only those that an
// association uses and an export stays small in number of files.
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import * as icons from "@mdi/js";
import { iconShard, iconShards } from "../lib/icons/icon-shard.ts";

const folder = new URL("../public/icons/mdi/", import.meta.url);

if (!existsSync(new URL(`${iconShards - 1}.json`, folder))) {
  const shards = Array.from({ length: iconShards }, () => ({}));
  for (const [exported, path] of Object.entries(icons)) {
    const name = kebabCase(exported.replace(/^mdi/, ""));
    shards[iconShard(name)][name] = path;
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(shards.map((shard, number) => writeFile(new URL(`${number}.json`, folder), JSON.stringify(shard))));
}

/** AccountBox -> account-box, Numeric1Box -> numeric-1-box: the names that the icon set's own site uses. */
function kebabCase(name) {
  return name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replace(/([a-zA-Z])([0-9])/g, "$1-$2")
    .replace(/([0-9])([A-Z])/g, "$1-$2")
    .toLowerCase();
}
