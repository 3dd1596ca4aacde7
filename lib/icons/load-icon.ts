import { mdiCircleSmall } from "@/lib/icons/first-icons";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { basePath } from "@/lib/config/base-path";
import { iconFile, iconShard, plainIconName } from "./icon-shard";

/** An icon file: path data by name. */
type Icons = Record<string, string>;

/** The loaded files and those in flight, by number. */
const files = new Map<number, Icons | Promise<Icons>>();

/**
 * The path data of a Material Design icon, loaded on first use. Never rejects.
 * @param name as the server gives it: `mdi-receipt` or `receipt`; an unknown one gives a neutral icon
 */
export async function loadIcon(name: string): Promise<string> {
  const plain = plainIconName(name);
  if (!/^[a-z0-9-]+$/.test(plain)) return mdiCircleSmall;
  return iconIn(await loadFile(iconShard(plain)), plain);
}

/** The path data of an icon whose file is loaded; undefined for any other. */
export function loadedIcon(name: string): string | undefined {
  const plain = plainIconName(name);
  const icons = files.get(iconShard(plain));
  return icons === undefined || icons instanceof Promise ? undefined : iconIn(icons, plain);
}

function iconIn(icons: Icons, plainName: string): string {
  return Object.hasOwn(icons, plainName) ? (icons[plainName] ?? mdiCircleSmall) : mdiCircleSmall;
}

function loadFile(shard: number): Icons | Promise<Icons> {
  const known = files.get(shard);
  if (known) return known;
  const loading = startInOwnTask(() => fetch(basePath + iconFile(shard)))
    .then(async (response) => {
      const icons: unknown = response.ok ? await response.json() : null;
      if (typeof icons !== "object" || icons === null) throw new Error(`Icon file ${shard} could not be read.`);
      files.set(shard, icons as Icons);
      return icons as Icons;
    })
    .catch(() => {
      // Retries for the file's next icon: the network may be back.
      files.delete(shard);
      return {};
    });
  files.set(shard, loading);
  return loading;
}
