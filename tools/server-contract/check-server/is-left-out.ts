import { asList } from "@/lib/api/as-list";
import { isRecord } from "@/lib/api/is-record";
import { safeUrl } from "@/lib/platform/safe-url";
import type { EntityName } from "../contract/entities";
import { blockFields } from "./block-needs";

type Sent = Record<string, unknown>;

/** Whether the app drops an entry of a list because it lacks a field that it needs. */
export function isLeftOut(name: EntityName | undefined, entry: Sent): boolean {
  return (name && lacking[name]?.(entry)) ?? false;
}

const lacking: Partial<Record<EntityName, (entry: Sent) => boolean>> = {
  Link: hasNoAddress,
  LinkGroup: ({ items }) => !isOfUse("items", items),
  ContentBlock(block) {
    const type = blockFields(block);
    return type === undefined || !type.needs.some((field) => isOfUse(field, block[field]));
  },
  BlockImage: hasNoAddress,
  BlockFile: hasNoAddress,
};

function hasNoAddress({ url }: Sent): boolean {
  return typeof url !== "string" || url === "" || safeUrl(url) === null;
}

/** Pictures, files and links need an address. */
function isOfUse(field: string, value: unknown): boolean {
  if (field === "image") return isRecord(value) && !hasNoAddress(value);
  if (["images", "files", "items"].includes(field))
    return asList(value)?.some((entry) => isRecord(entry) && !hasNoAddress(entry)) ?? false;
  return value !== undefined && value !== null && value !== "";
}
