import { mdiCircleSmall } from "@/lib/icons/first-icons";
import { iconShard } from "./icon-shard";
import { plainIconName } from "./plain-icon-name";

/** What stands in a file of icons: path data by name. */
export type Icons = Record<string, string>;

/** The files that have been read, by number. */
export const loadedFiles = new Map<number, Icons>();

/** The path data of an icon whose file has been read, at once; undefined for any other. */
export function loadedIcon(name: string): string | undefined {
  const plain = plainIconName(name);
  const icons = loadedFiles.get(iconShard(plain));
  return icons && iconIn(icons, plain);
}

/** The path data of an icon in a file that has been read; that of a neutral one where it is not. */
export function iconIn(icons: Icons, plainName: string): string {
  return Object.hasOwn(icons, plainName) ? (icons[plainName] ?? mdiCircleSmall) : mdiCircleSmall;
}
