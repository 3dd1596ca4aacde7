import { mdiCircleSmall } from "@/lib/icons/first-icons";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { basePath } from "@/lib/config/base-path";
import { iconFile, iconShard } from "./icon-shard";
import { iconIn, loadedFiles, type Icons } from "./loaded-icons";
import { plainIconName } from "./plain-icon-name";

const shards = new Map<number, Promise<Icons>>();

/**
 * The path data of a Material Design icon, loaded on first use. Never rejects.
 * @param name as the server gives it: `mdi-receipt` or `receipt`; an unknown one gives a neutral icon
 */
export async function loadIcon(name: string): Promise<string> {
  const plain = plainIconName(name);
  if (!/^[a-z0-9-]+$/.test(plain)) return mdiCircleSmall;
  return iconIn(await loadShard(iconShard(plain)), plain);
}

function loadShard(shard: number): Promise<Icons> {
  const known = shards.get(shard);
  if (known) return known;
  const loading = startInOwnTask(() => fetch(basePath + iconFile(shard)))
    .then(async (response) => {
      const icons: unknown = response.ok ? await response.json() : null;
      if (typeof icons !== "object" || icons === null) throw new Error(`Icon file ${shard} could not be read.`);
      loadedFiles.set(shard, icons as Icons);
      return icons as Icons;
    })
    .catch(() => {
      // The next icon of this file may be requested online.
      shards.delete(shard);
      return {};
    });
  shards.set(shard, loading);
  return loading;
}
