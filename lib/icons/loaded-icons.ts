import { mdiCircleSmall } from "@/lib/icons/first-icons";
import { iconShard } from "./icon-shard";
import { plainIconName } from "./plain-icon-name";

/** An icon file: path data by name. */
export type Icons = Record<string, string>;

/** The loaded files, by number. */
export const loadedFiles = new Map<number, Icons>();

/** The path data of an icon whose file is loaded; undefined for any other. */
export function loadedIcon(name: string): string | undefined {
  const plain = plainIconName(name);
  const icons = loadedFiles.get(iconShard(plain));
  return icons && iconIn(icons, plain);
}

/** The path data of an icon in a loaded file; of a neutral icon if it is missing. */
export function iconIn(icons: Icons, plainName: string): string {
  return Object.hasOwn(icons, plainName) ? (icons[plainName] ?? mdiCircleSmall) : mdiCircleSmall;
}
