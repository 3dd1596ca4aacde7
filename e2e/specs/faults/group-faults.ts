import type { Fault, Path } from "./break-fields";

/**
 * Groups faults that one answer can contain independently. A fault may remove the object around it, so no other fault
 * of the group lies in there. A fault of an object, list or list entry stays alone.
 */
export function groupFaults(faults: readonly Fault[]): Fault[][] {
  const groups: Fault[][] = [];
  for (const fault of faults) {
    const group = groups.find((others) => others.every((other) => areApart(objectOf(fault), objectOf(other))));
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}

const objectOf = ({ path }: Fault) => path.slice(0, -1);

/** Neither path contains the other. */
function areApart(one: Path, other: Path): boolean {
  return one.slice(0, other.length).some((key, index) => key !== other[index]);
}
