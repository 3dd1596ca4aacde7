import { asFlag } from "@/lib/api/as-flag";
import { asList } from "@/lib/api/as-list";
import { isIsoDate } from "@/lib/format/is-iso-date";
import { holdsList, holdsOf, type Holds } from "./field-types";
import type { FieldValue, FormField, RuleFailure, Scalar } from "./form-field";
import { isIsoDatetime, isIsoTime, isoKind, type IsoKind } from "./iso-text";
import { isFile, isList, isScalar } from "./scalar";

type Entry = Scalar | File;

/** What a field holds before anyone has filled it in (spec 3): an empty list, false for a checkbox, otherwise "". */
export function emptyValue(field: FormField): FieldValue {
  if (holdsList(field)) return [];
  return holdsOf(field) === "flag" ? false : "";
}

/** A value in the shape of its field. @param sent any JSON; what the field cannot hold reads as empty */
export function readValue(field: FormField, sent: unknown): FieldValue {
  return holdsList(field) ? readList(field, sent) : readers[holdsOf(field)](sent, field);
}

/** A single value is a list of one; what is empty, no plain value, or there before is left out. */
function readList(field: FormField, sent: unknown): readonly Entry[] {
  const ids = optionIds(field);
  const entries = new Map<unknown, Entry>();
  for (const entry of isFile(sent) ? [sent] : (asList(sent) ?? [sent])) {
    if (isFile(entry)) {
      if (holdsOf(field) === "file") entries.set(entry, entry);
    } else if (isScalar(entry) && entry !== "" && !entries.has(String(entry))) {
      entries.set(String(entry), ids.get(String(entry)) ?? entry);
    }
  }
  return [...entries.values()];
}

const readers = {
  nothing: () => "",
  // Lines end as they do in the browser's controls, or a text that was not changed would look changed.
  text: (sent) => (isScalar(sent) ? String(sent).replace(/\r\n?/g, "\n") : ""),
  // Seconds, and the time of a date, are cut off (decisions 5).
  date: (sent) => readIso(sent, 10, isIsoDate, /^(?:[T ].*)?$/s),
  time: (sent) => readIso(sent, 5, isIsoTime, /^(?:[:Z+-].*)?$/s),
  datetime: (sent) => readIso(sent, 16, isIsoDatetime, /^(?:[:Z+-].*)?$/s).replace(" ", "T"),
  flag: (sent) => asFlag(sent),
  option: (sent, field) => (isScalar(sent) ? (optionIds(field).get(String(sent)) ?? sent) : ""),
  file: (sent) => (isFile(sent) ? sent : isScalar(sent) ? String(sent) : ""),
} satisfies Record<Holds, (sent: unknown, field: FormField) => Entry>;

/** The ids of the options as they were sent, by their text: ids compare as text. */
function optionIds({ options }: FormField): ReadonlyMap<string, Scalar> {
  return new Map(options.map(({ id }) => [String(id), id]));
}

/** The start of an ISO text that a field edits, or "" when the text is none. @param rest what may follow the start */
function readIso(sent: unknown, length: number, isIso: (text: string) => boolean, rest: RegExp): string {
  if (typeof sent !== "string") return "";
  const text = sent.trim();
  const start = text.slice(0, length);
  return isIso(start.replace(" ", "T")) && rest.test(text.slice(length)) ? start : "";
}

/** Whether the field can keep a typed value, after its type has changed. */
export function fitsField(field: FormField, value: FieldValue): boolean {
  if (isList(value) !== holdsList(field)) return false;
  const holds = holdsOf(field);
  if (holds === "flag") return typeof value === "boolean";
  return (isList(value) ? value : [value]).every(
    (entry) => (!isFile(entry) || holds === "file") && (typeof entry !== "boolean" || holds === "option"),
  );
}

/**
 * Why a date or time is refused that is not in the one shape that is shown and sent (decisions 5), such as one of the year
 * 20245. null when it is, or empty.
 */
export function checkIso(field: FormField, value: FieldValue | undefined): RuleFailure | null {
  const holds = holdsOf(field);
  if (!isIso(holds) || typeof value !== "string" || value === "" || isoKind(value) === holds) return null;
  return { message: holds === "time" ? "time" : "date", argument: "" };
}

/** Whether the field can hold what was sent, at least in its kind: one value, or a list of such. */
export function isReadable(field: FormField, sent: unknown): boolean {
  const entries = asList(sent);
  if (entries?.length === 0) return true;
  if (entries === undefined || !holdsList(field)) return isEntry(sent);
  return entries.every(isEntry);
}

/** Whether the field shows less than what was sent. A midnight after a date says no more than the date, nor do seconds of nought. */
export function isCut(field: FormField, shown: FieldValue, sent: unknown): sent is string | number {
  if (!isIso(holdsOf(field))) return false;
  if (typeof sent === "number") return true;
  if (typeof sent !== "string" || typeof shown !== "string") return false;
  const rest = sent.trim().slice(shown.length);
  return shown === "" ? rest !== "" : !/^[T :.0]*$/.test(rest);
}

function isEntry(value: unknown): boolean {
  return value == null || isScalar(value) || isFile(value);
}

function isIso(holds: Holds): holds is IsoKind {
  return holds === "date" || holds === "time" || holds === "datetime";
}
