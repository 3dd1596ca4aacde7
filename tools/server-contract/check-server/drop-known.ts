import type { FindingGroup } from "./group-findings";

/**
 * The groups that say something new: another language, or a collection that config has brought too, mostly says the same again.
 * @param known keys of what has been said; grows
 */
export function dropKnown(groups: readonly FindingGroup[], known: Set<string>): FindingGroup[] {
  return groups.filter((group) => {
    if (group.path === "" && !group.isGeneral) return true;
    const isSpecial = group.state === "wrong" || group.state === "notice";
    const key = [group.state, isSpecial ? `${group.first} ${group.says.join()}` : group.path].join(" ");
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
