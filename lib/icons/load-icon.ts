import { mdiCircleSmall } from "@/lib/base/first-icons";
import { startInOwnTask } from "@/lib/base/in-own-task";
import { basePath } from "@/lib/routes/routes";
import { iconShard } from "./icon-shard";

const shards = new Map<number, Promise<Record<string, string>>>();

/**
 * The path data of a Material Design icon, loaded when it is first needed. Never rejects.
 * @param name as the server gives it: `mdi-receipt` or `receipt`; an unknown one gives a neutral icon
 */
export async function loadIcon(name: string): Promise<string> {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^mdi[-:]/, "");
  if (!/^[a-z0-9-]+$/.test(plain)) return mdiCircleSmall;
  const icons = await loadShard(iconShard(plain));
  return Object.hasOwn(icons, plain) ? (icons[plain] ?? mdiCircleSmall) : mdiCircleSmall;
}

function loadShard(shard: number): Promise<Record<string, string>> {
  const known = shards.get(shard);
  if (known) return known;
  const loading = startInOwnTask(() => fetch(`${basePath}/icons/mdi/${shard}.json`))
    .then(async (response) => {
      const icons: unknown = response.ok ? await response.json() : null;
      if (typeof icons !== "object" || icons === null) throw new Error(`Icon file ${shard} could not be read.`);
      return icons as Record<string, string>;
    })
    .catch(() => {
      // The next icon of this file may have a network again.
      shards.delete(shard);
      return {};
    });
  shards.set(shard, loading);
  return loading;
}
