import type { FindingGroup } from "./group-findings";

/** A field of the printed tree, or an object that only contains fields. */
export interface FieldBranch {
  label: string;
  /** Null when there is no finding on the object itself. */
  group: FindingGroup | null;
  branches: FieldBranch[];
}

/** Nests groups of findings below their objects and lists. A parent with a single branch shares its line. */
export function fieldTree(groups: readonly FindingGroup[]): FieldBranch[] {
  const root: FieldBranch = { label: "", group: null, branches: [] };
  for (const group of groups) {
    let branch = root;
    for (const name of group.path.split(".")) branch = branchOf(branch, name);
    branch.group = group;
  }
  return root.branches.map(joined).map((branch) => ({ ...branch, branches: mergedAlike(branch.branches) }));
}

function branchOf({ branches }: FieldBranch, name: string): FieldBranch {
  // `links` and the entries of `links[]` are one branch.
  const label = name.replace(/\[\]$/, "");
  const known = branches.find((branch) => branch.label.replace(/\[\]$/, "") === label);
  if (known) return known;
  const made: FieldBranch = { label: name, group: null, branches: [] };
  branches.push(made);
  return made;
}

/** Prints `config.links[].items[].icon` in one line when the objects above have no findings. */
function joined({ label, group, branches }: FieldBranch): FieldBranch {
  const [only, ...others] = branches;
  if (group === null && only && others.length === 0) return joined({ ...only, label: `${label}.${only.label}` });
  return { label, group, branches: mergedAlike(branches.map(joined)) };
}

/** Merges missing fields with the same consequence: `width, height`. */
function mergedAlike(branches: readonly FieldBranch[]): FieldBranch[] {
  const merged: FieldBranch[] = [];
  for (const branch of branches) {
    const alike = merged.find((other) => isAlike(other, branch));
    if (alike) alike.label += `, ${branch.label}`;
    else merged.push({ ...branch });
  }
  return merged;
}

function isAlike(one: FieldBranch, other: FieldBranch): boolean {
  if (one.group?.state !== "missing" || other.group === null) return false;
  return one.group.count === other.group.count && one.group.says.join() === other.group.says.join();
}
