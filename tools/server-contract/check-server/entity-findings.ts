import { asList, isRecord } from "@/lib/api/json";
import { ignoredId } from "@/lib/api/docs";
import { readContract, type ContractField } from "../contract/contract";
import type { EntityName } from "../contract/entities";
import { fieldFindings } from "./field-findings";
import { missing, notice, unexpected, unused, wrong, type Finding } from "./finding";
import { blockFields, isLeftOut } from "./is-left-out";
import { quote } from "./quote";

type Sent = Record<string, unknown>;

const contract = readContract();

export function fieldsOf(name: EntityName): readonly ContractField[] {
  return contract[name].fields;
}

/**
 * Reports field by field how the app reads an object of an answer.
 * @param only the fields to check; all when absent
 */
export function entityFindings(name: EntityName, sent: Sent, path: string, only?: readonly string[]): Finding[] {
  const fields = fieldsOf(name).filter(({ means }) => means !== ignoredId.means);
  const looked = fields.filter((field) => (only ? only.includes(field.name) : isOfType(name, sent, field.name)));
  const findings = looked.flatMap((field) => findingsOf(field, sent[field.name], join(path, field.name)));
  return [...findings, ...neededBy(name, sent, path), ...(only ? [] : unusedFindings(name, sent, path))];
}

/** The keys that the app does not read. */
export function unusedFindings(name: EntityName, sent: Sent, path: string): Finding[] {
  const known = new Set(fieldsOf(name).map((field) => field.name));
  return Object.keys(sent)
    .filter((key) => !known.has(key))
    .map((key) => unused(join(path, key)));
}

function findingsOf(field: ContractField, value: unknown, path: string): Finding[] {
  if (value === undefined || value === null || value === "") return absent(field, path);
  if (!field.holds) return fieldFindings(field, value, path);
  // PHP writes an empty object so.
  if (field.type === "object" && Array.isArray(value) && value.length === 0) return absent(field, path);
  if (field.type === "object")
    return isRecord(value)
      ? entityFindings(field.holds, value, path)
      : [unexpected(path, value, "an object", field.missing)];
  const entries = asList(value);
  return entries ? listFindings(field.holds, entries, path) : [unexpected(path, value, "a list", field.missing)];
}

function absent(field: ContractField, path: string): Finding[] {
  if (field.required) return [wrong(path, `is missing. ${field.missing}`)];
  return field.only && !path.startsWith(`${field.only}[`) ? [] : [missing(path, field.missing)];
}

function listFindings(holds: EntityName, entries: unknown[], path: string): Finding[] {
  const findings = entries.flatMap((entry, index) =>
    isRecord(entry) ? entityFindings(holds, entry, `${path}[${index}]`) : [],
  );
  const kept = entries.filter((entry) => isRecord(entry) && !isLeftOut(holds, entry));
  const count: Finding = { state: "shown", path, says: "", entries: kept.length, sent: entries.length };
  return [count, ...foreign(entries, path), ...twins(holds, entries, path), ...findings];
}

/** Entries that the app cannot read. */
function foreign(entries: unknown[], path: string): Finding[] {
  const [first, ...others] = [...entries.entries()].filter(([, entry]) => !isRecord(entry));
  if (!first) return [];
  const [index, entry] = first;
  const more =
    others.length === 0 ? "" : `, as ${others.length === 1 ? "is" : "are"} ${others.length} more of this list`;
  return [unexpected(`${path}[${index}]`, entry, "an object", `It is left out${more}.`)];
}

/** Entries that share an address: only the first can be opened. */
function twins(holds: EntityName, entries: unknown[], path: string): Finding[] {
  if (holds !== "Invoice" && holds !== "CollectionItem") return [];
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    if (!isRecord(entry)) return [];
    const name = holds === "CollectionItem" && entry.pagename ? "pagename" : "id";
    const key = entry[name];
    if (typeof key !== "string" && typeof key !== "number") return [];
    const isTwin = seen.has(String(key));
    seen.add(String(key));
    const says = `is ${quote(key)}, as of an entry before it. Its address opens that one.`;
    return isTwin ? [wrong(`${path}[${index}].${name}`, says)] : [];
  });
}

/** A content block reads the fields of its own type only. */
function isOfType(name: EntityName, sent: Sent, field: string): boolean {
  if (name !== "ContentBlock" || field === "id" || field === "type") return true;
  return blockFields(sent)?.reads.includes(field) ?? false;
}

/** A content block of a known type that has nothing to show. */
function neededBy(name: EntityName, sent: Sent, path: string): Finding[] {
  const needs = name === "ContentBlock" ? blockFields(sent)?.needs : undefined;
  if (!needs?.every((field) => isEmpty(sent[field]))) return [];
  return [notice(path, `is of type ${String(sent.type)} without ${needs.join(" and ")}. The block is left out.`)];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || asList(value)?.length === 0;
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
