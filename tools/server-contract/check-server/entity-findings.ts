import { asList } from "@/lib/api/as-list";
import { ofNoUse } from "@/lib/api/docs";
import { isRecord } from "@/lib/api/is-record";
import type { Contract, ContractField } from "../contract/contract";
import type { EntityName } from "../contract/entities";
import { blockFields, hasWhatItNeeds } from "./block-needs";
import { fieldFindings } from "./field-findings";
import { notice, wrong, type Finding } from "./finding";
import { isLeftOut } from "./is-left-out";
import { quote } from "./quote";

interface Look {
  contract: Contract;
  /** Keys of memberData that the form of My account reads. */
  formNames: ReadonlySet<string>;
}

/**
 * Reports field by field how the app reads an object of an answer.
 * @param only the fields to check; all when absent
 */
export function entityFindings(
  look: Look,
  name: EntityName,
  sent: Record<string, unknown>,
  path: string,
  only?: readonly string[],
): Finding[] {
  const fields = look.contract[name].fields.filter(({ means }) => means !== ofNoUse.means);
  const looked = fields.filter((field) => (only ? only.includes(field.name) : isOfType(name, sent, field.name)));
  const findings = looked.flatMap((field) => findingsOf(look, field, sent[field.name], join(path, field.name)));
  return [...findings, ...neededBy(name, sent, path), ...(only ? [] : strangers(look, name, sent, path))];
}

function findingsOf(look: Look, field: ContractField, value: unknown, path: string): Finding[] {
  if (value === undefined || value === null || value === "") return absent(field, path);
  if (field.type === "object") {
    if (!isRecord(value)) return [wrong(path, `is ${quote(value)}, expected an object. ${field.missing}`)];
    return field.holds ? entityFindings(look, field.holds, value, path) : [];
  }
  if (field.type === "list") {
    const entries = asList(value);
    if (!entries) return [wrong(path, `is ${quote(value)}, expected a list. ${field.missing}`)];
    return listFindings(look, field, entries, path);
  }
  return fieldFindings(field, value, path);
}

function absent(field: ContractField, path: string): Finding[] {
  if (field.required) return [wrong(path, `is missing. ${field.missing}`)];
  return field.only && !path.startsWith(`${field.only}[`) ? [] : [{ state: "missing", path, says: field.missing }];
}

function listFindings(look: Look, field: ContractField, entries: unknown[], path: string): Finding[] {
  const { holds } = field;
  const findings = entries.flatMap((entry, index) =>
    isRecord(entry) && holds ? entityFindings(look, holds, entry, `${path}[${index}]`) : [],
  );
  const kept = entries.filter((entry) => isRecord(entry) && !isLeftOut(holds, entry));
  const count: Finding = { state: "shown", path, says: "", entries: kept.length, sent: entries.length };
  return [count, ...foreign(entries, path), ...(holds ? twins(holds, entries, path) : []), ...findings];
}

/** Entries that the app cannot read. */
function foreign(entries: unknown[], path: string): Finding[] {
  const strange = entries.filter((entry) => !isRecord(entry));
  if (strange.length === 0) return [];
  const place = `${path}[${entries.indexOf(strange[0])}]`;
  if (strange.length === 1) return [wrong(place, `is ${quote(strange[0])}, expected an object. It is left out.`)];
  return [
    wrong(
      place,
      `is ${quote(strange[0])}, expected an object. It is left out, as ${strange.length === 2 ? "is 1" : `are ${strange.length - 1}`} more of this list.`,
    ),
  ];
}

/** Entries that share an address: only the first can be opened. */
function twins(holds: EntityName, entries: unknown[], path: string): Finding[] {
  if (holds !== "Invoice" && holds !== "CollectionItem") return [];
  const seen = new Set<string>();
  return entries.flatMap((entry, index): Finding[] => {
    if (!isRecord(entry)) return [];
    const name = holds === "CollectionItem" && entry.pagename ? "pagename" : "id";
    const key = entry[name];
    if (typeof key !== "string" && typeof key !== "number") return [];
    const isTwin = seen.has(String(key));
    seen.add(String(key));
    if (!isTwin) return [];
    return [
      wrong(`${path}[${index}].${name}`, `is ${quote(key)}, as of an entry before it. Its address opens that one.`),
    ];
  });
}

/** A content block reads the fields of its own type only. */
function isOfType(name: EntityName, sent: Record<string, unknown>, field: string): boolean {
  if (name !== "ContentBlock" || field === "id" || field === "type") return true;
  return blockFields(sent)?.reads.includes(field) ?? false;
}

function neededBy(name: EntityName, sent: Record<string, unknown>, path: string): Finding[] {
  const type = name === "ContentBlock" ? blockFields(sent) : undefined;
  if (!type || hasWhatItNeeds(type, sent)) return [];
  return [notice(path, `is of type ${String(sent.type)} without ${type.needs.join(" and ")}. The block is left out.`)];
}

function strangers(
  { contract, formNames }: Look,
  name: EntityName,
  sent: Record<string, unknown>,
  path: string,
): Finding[] {
  const known = new Set(contract[name].fields.map((field) => field.name));
  return Object.keys(sent)
    .filter((key) => !known.has(key) && !(name === "Member" && formNames.has(key)))
    .map((key) => ({ state: "unused", path: join(path, key), says: "" }));
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
