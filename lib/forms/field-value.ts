import { asFlag, asList, isScalar } from "@/lib/api/json";
import { isIsoDate, isIsoDatetime, isIsoTime, isoKind, type IsoKind } from "@/lib/format/iso-text";
import { isListField, valueKindOf, type ValueKind } from "./field-types";
import type { Entry, FieldValue, FormField, RuleFailure, Scalar } from "./form-field";
import { isFile, isList, listOf } from "./scalar";

/**
 * The model's value for a half-filled date or time, whose control reports an empty value. Validation refuses it; a field without
 * validation does not send it.
 */
export const incomplete = "\u0000";

/** The value of an unfilled field: an empty list, false for a checkbox, otherwise "". */
export function emptyValue(field: FormField): FieldValue {
  if (isListField(field)) return [];
  return valueKindOf(field) === "flag" ? false : "";
}

/** Converts any JSON to the shape of the field. A value that the field cannot hold becomes empty. */
export function readValue(field: FormField, sent: unknown): FieldValue {
  return isListField(field) ? readList(field, sent) : readers[valueKindOf(field)](sent, field);
}

/** Wraps a single value in a list. Drops entries that are empty, repeated, or not a plain value. */
function readList(field: FormField, sent: unknown): readonly Entry[] {
  const ids = optionIds(field);
  const entries = new Map<unknown, Entry>();
  for (const entry of isFile(sent) ? [sent] : (asList(sent) ?? splitIds(sent, ids))) {
    if (isFile(entry)) {
      if (valueKindOf(field) === "file") entries.set(entry, entry);
    } else if (isScalar(entry) && !isNone(entry, ids)) {
      const id = ids.get(idKey(entry)) ?? entry;
      if (!entries.has(String(id))) entries.set(String(id), id);
    }
  }
  return [...entries.values()];
}

/** Several ids in one text, as some databases keep them: `FI;SE`. Any other value is a list of one. */
function splitIds(sent: unknown, ids: ReadonlyMap<string, Scalar>): readonly unknown[] {
  if (typeof sent !== "string" || ids.has(idKey(sent))) return [sent];
  const parts = sent.split(/[,;]/);
  return parts.every((part) => ids.has(idKey(part))) ? parts : [sent];
}

const readers = {
  nothing: () => "",
  // Uses the line ends of the browser's controls, so that an unchanged text compares as equal.
  text: (sent) => (isScalar(sent) && sent !== false ? String(sent).replace(/\r\n?/g, "\n") : ""),
  // Cuts off seconds, and the time of a date (docs/product.md, Field types).
  date: (sent) => readIso(sent, 10, isIsoDate, /^(?:[T ].*)?$/s),
  time: (sent) => readIso(sent, 5, isIsoTime, /^(?:[:Z+-].*)?$/s),
  datetime: (sent) => readIso(sent, 16, isIsoDatetime, /^(?:[:Z+-].*)?$/s).replace(" ", "T"),
  // Browsers post a checked box as "on", which some servers keep. PHP reads PostgreSQL's true as "t".
  flag: (sent) => asFlag(sent) || (typeof sent === "string" && /^(?:on|t|y|yes)$/i.test(sent)),
  option: (sent, field) => {
    const ids = optionIds(field);
    if (!isScalar(sent) || isNone(sent, ids)) return "";
    // Many databases send numbers as text, also the 0 for "none".
    return ids.get(idKey(sent)) ?? (sent === "0" ? 0 : sent);
  },
  file: (sent) => {
    if (isFile(sent)) return sent;
    return isScalar(sent) && !isNone(sent) ? String(sent) : "";
  },
} satisfies Record<ValueKind, (sent: unknown, field: FormField) => Entry>;

/** Some servers send false for "none". It may be the id of an option. */
function isNone(sent: Scalar, ids?: ReadonlyMap<string, Scalar>): boolean {
  return sent === "" || (sent === false && !ids?.has("false"));
}

/** The options' ids as sent, by their text: ids compare as text. */
function optionIds({ options }: FormField): ReadonlyMap<string, Scalar> {
  return new Map(options.map(({ id }) => [idKey(id), id]));
}

/** A database column of fixed length fills its texts with spaces. */
function idKey(id: Scalar): string {
  return String(id).trim();
}

/**
 * The start of an ISO text that a field edits; "" for any other text.
 * @param rest pattern of the text after the start
 */
function readIso(sent: unknown, length: number, isIso: (text: string) => boolean, rest: RegExp): string {
  if (typeof sent !== "string") return "";
  const text = sent.trim();
  const start = text.slice(0, length);
  return isIso(start.replace(" ", "T")) && rest.test(text.slice(length)) ? start : "";
}

/** Whether the field can keep a typed value after its type has changed. */
export function fitsField(field: FormField, value: FieldValue): boolean {
  if (isList(value) !== isListField(field)) return false;
  const kind = valueKindOf(field);
  if (kind === "flag") return typeof value === "boolean";
  return listOf(value).every(
    (entry) => (!isFile(entry) || kind === "file") && (typeof entry !== "boolean" || kind === "option"),
  );
}

/** The failure of a date or time that is not in the one accepted shape, such as the year 20245 or 75; null for a valid or empty one. */
export function checkIso(field: FormField, value: FieldValue | undefined): RuleFailure | null {
  const kind = valueKindOf(field);
  if (!isIso(kind) || typeof value !== "string" || value === "" || isoKind(value) === kind) return null;
  return { message: kind === "time" ? "time" : "date", argument: "" };
}

/** The failure of a text that exceeds the field's `maxlength`, counted as the browser does; else null. */
export function tooLong(field: FormField, value: FieldValue | undefined): RuleFailure | null {
  const { maxlength } = field.props;
  if (valueKindOf(field) !== "text" || maxlength === null) return null;
  if (typeof value !== "string" || value.length <= maxlength) return null;
  return { message: "tooLong", argument: String(maxlength) };
}

/** Whether the field can hold the sent value: one value, or a list of values. */
export function isReadable(field: FormField, sent: unknown): boolean {
  const entries = asList(sent);
  if (entries?.length === 0) return true;
  if (entries === undefined || !isListField(field)) return isEntry(sent);
  return entries.every(isEntry);
}

/** What servers send for an unticked checkbox. */
const unticked = /^(?:false|off|0|)$/i;

/**
 * Whether the field shows less than the server sent. Midnight after a date and zero seconds do not count. A checkbox shows nothing
 * of a text such as `X`.
 */
export function isCut(field: FormField, shown: FieldValue, sent: unknown): sent is string | number {
  const kind = valueKindOf(field);
  if (kind === "flag") return shown === false && isScalar(sent) && !unticked.test(String(sent));
  if (!isIso(kind)) return false;
  if (typeof sent === "number") return true;
  if (typeof sent !== "string" || typeof shown !== "string") return false;
  const rest = sent.trim().slice(shown.length);
  return shown === "" ? rest !== "" : !/^[T :.0]*$/.test(rest);
}

function isEntry(value: unknown): boolean {
  return value == null || isScalar(value) || isFile(value);
}

function isIso(kind: ValueKind): kind is IsoKind {
  return kind === "date" || kind === "time" || kind === "datetime";
}
