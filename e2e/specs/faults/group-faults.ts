import type { Fault, Path } from "./break-fields";

/**
 * Faults that can be tried in one answer, each as if it were alone: what a fault may take away is the object that it lies in,
 * so no other one of the group lies there. That of a field which holds others, or which is an entry of a list, is alone.
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

/** Neither lies in the other. */
function areApart(one: Path, other: Path): boolean {
  return one.slice(0, other.length).some((key, index) => key !== other[index]);
}
