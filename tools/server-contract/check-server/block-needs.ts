import { asList } from "@/lib/api/as-list";
import { blockTypes, type BlockFields } from "@/lib/api/content-block.docs";

/** The fields that a block's type needs and reads; undefined for an unknown type. */
export function blockFields({ type }: Record<string, unknown>): BlockFields | undefined {
  return typeof type === "string" && Object.hasOwn(blockTypes, type) ? blockTypes[type] : undefined;
}

export function hasWhatItNeeds({ needs }: BlockFields, sent: Record<string, unknown>): boolean {
  return needs.some((field) => !isEmpty(sent[field]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || asList(value)?.length === 0;
}
