import type { Fault, Path, PlacedFault } from "./break-fields";

/**
 * Groups faults that one answer can contain independently, each at a place of its own. A fault may remove the object
 * around it, so no other fault of the group lies in there; one of a list entry may remove that entry.
 */
export function groupFaults(faults: readonly Fault[]): PlacedFault[][] {
  const groups: PlacedFault[][] = [];
  for (const fault of faults) {
    const group = groups.find((others) => freePath(fault, others));
    const path = (group && freePath(fault, group)) ?? fault.paths[0] ?? [];
    const placed = { name: fault.name, change: fault.change, path };
    if (group) group.push(placed);
    else groups.push([placed]);
  }
  return groups;
}

function freePath({ paths }: Fault, others: readonly PlacedFault[]): Path | undefined {
  return paths.find((path) => others.every((other) => areApart(removedBy(path), removedBy(other.path))));
}

/** Objects that no fault removes. A fault may remove one of their fields, except those that decide what else is shown. */
const lasting = /^(?:config\.config|me\.memberData|config\.(?:events|pages)\.\d+)$/;
const deciding = /^(?:id|_full_name|_has_invalid_memberships|forms|pagename|redirect_url|_start)$/;

/** The path that a fault at this place may remove. */
function removedBy(path: Path): Path {
  const around = path.slice(0, -1);
  const key = path.at(-1);
  const isAlone = typeof key === "number" || (lasting.test(around.join(".")) && !deciding.test(key ?? ""));
  return isAlone ? path : around;
}

/** Neither path contains the other. */
function areApart(one: Path, other: Path): boolean {
  return one.slice(0, other.length).some((key, index) => key !== other[index]);
}
