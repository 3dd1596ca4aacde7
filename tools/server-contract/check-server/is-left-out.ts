import { asList, isRecord } from "@/lib/api/json";
import { blockTypes, type BlockFields } from "@/lib/api/content-block.docs";
import { safeUrl } from "@/lib/platform/safe-url";
import type { EntityName } from "../contract/entities";

type Sent = Record<string, unknown>;

/** Whether the app drops an entry of a list because it lacks a field that it needs. */
export function isLeftOut(name: EntityName, entry: Sent): boolean {
  return lacking[name]?.(entry) ?? false;
}

const lacking: Partial<Record<EntityName, (entry: Sent) => boolean>> = {
  Link: hasNoAddress,
  LinkGroup: ({ items }) => !isUsable("items", items),
  ContentBlock: (block) => !blockFields(block)?.needs.some((field) => isUsable(field, block[field])),
  BlockImage: hasNoAddress,
  BlockFile: hasNoAddress,
};

/** The fields that a block's type needs and reads; undefined for an unknown type. */
export function blockFields({ type }: Sent): BlockFields | undefined {
  return typeof type === "string" && Object.hasOwn(blockTypes, type) ? blockTypes[type] : undefined;
}

function hasNoAddress({ url }: Sent): boolean {
  return typeof url !== "string" || url === "" || safeUrl(url) === null;
}

/** Pictures, files and links need an address. */
function isUsable(field: string, value: unknown): boolean {
  if (field === "image") return isRecord(value) && !hasNoAddress(value);
  if (["images", "files", "items"].includes(field))
    return asList(value)?.some((entry) => isRecord(entry) && !hasNoAddress(entry)) ?? false;
  return value !== undefined && value !== null && value !== "";
}
