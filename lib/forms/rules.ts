import { isIban } from "@/lib/format/is-iban";
import { isIsoDate, isIsoDatetime, isoKind } from "@/lib/format/iso-text";
import { safeUrl } from "@/lib/platform/safe-url";
import type english from "@/messages/lazy/en.json";
import type { FieldOption, FieldRule, FieldValue, RuleFailure } from "./form-field";
import { formatBusinessId, isBusinessId } from "./is-business-id";
import { parseNumber, asText, isFile, isList, listOf } from "./scalar";

/** A key under `forms.rules` of messages/lazy/*.json. */
export type RuleMessage = keyof (typeof english)["forms"]["rules"];

interface Rule {
  /** @param argument the part after the colon in `min:18`, "" without one; a rule with an invalid argument holds */
  check: (value: FieldValue | undefined, argument: string) => boolean;
  message: RuleMessage;
  /** The message for a list, if it differs. */
  listMessage?: RuleMessage;
  /** The message for a value that cannot be compared with the argument, such as a text with a number; else null. */
  kindMessage?: (value: FieldValue | undefined, argument: string) => RuleMessage | null;
  /** Converts a text to the one format to send, when members write it in several. Other texts stay. */
  format?: (text: string) => string;
}

/**
 * The rules by their names in schemas (docs/product.md, Validation rules). CONTRIBUTING.md lists the other parts that a new rule
 * needs.
 */
export const rules: Readonly<Record<string, Rule>> = {
  required: { check: (value) => !isMissing(value), message: "required" },
  // Equivalent to .+@.+ but linear in time.
  email: everyText((text) => /.@./.test(text), "email"),
  phone: everyText((text) => /^\+?[\d\s()./-]+$/.test(text) && /^\d{5,15}$/.test(text.replace(/\D/g, "")), "phone"),
  url: everyText((text) => /^https?:\/\/\S+$/i.test(text) && safeUrl(text) !== null, "url"),
  number: { ...everyText((text) => parseNumber(text) !== null, "number"), format: ungroup },
  integer: { ...everyText((text) => /^[+-]?\d+$/.test(text), "integer"), format: ungroup },
  min: limitRule((distance) => distance >= 0, "min"),
  max: limitRule((distance) => distance <= 0, "max"),
  minLength: {
    check: (value, argument) => isEmpty(value) || isFile(value) || lengthOf(value) >= (wholeNumber(argument) ?? 0),
    message: "minLength",
    listMessage: "minEntries",
  },
  maxLength: {
    check: (value, argument) => isFile(value) || lengthOf(value) <= (wholeNumber(argument) ?? Infinity),
    message: "maxLength",
    listMessage: "maxEntries",
  },
  date: everyText((text) => isIsoDate(text) || isIsoDatetime(text), "date"),
  postalCode: everyText((text) => /^\d{5}$/.test(text), "postalCode"),
  iban: everyText(isIban, "iban"),
  businessId: { ...everyText(isBusinessId, "businessId"), format: formatBusinessId },
};

/** Puts a text into the format of its rules. */
export function formatByRules(text: string, fieldRules: readonly FieldRule[]): string {
  return fieldRules.reduce((formatted, { name }) => ruleCalled(name)?.format?.(formatted) ?? formatted, text);
}

/**
 * The first rule that a value breaks, or null. Ignores unknown names. Every rule but `required` accepts empty. On a list a rule
 * applies to every entry; `required`, `minLength` and `maxLength` apply to the list. Files are not text.
 */
export function checkRules(value: FieldValue | undefined, fieldRules: readonly FieldRule[]): RuleFailure | null {
  for (const { name, argument } of fieldRules) {
    const rule = ruleCalled(name);
    if (!rule || rule.check(value, argument)) continue;
    const ownMessage = (isList(value) && rule.listMessage) || rule.message;
    return { message: rule.kindMessage?.(value, argument) ?? ownMessage, argument };
  }
  return null;
}

interface OptionFailure extends RuleFailure {
  option: FieldOption;
}

/**
 * The first failure among the rules of a field's checkbox options. Each rule is checked against whether the option is chosen, so
 * `required` makes the option mandatory. A disabled option is not checked.
 */
export function optionFailure(options: readonly FieldOption[], value: FieldValue | undefined): OptionFailure | null {
  const chosen = new Set(isList(value) ? value.map(asText) : []);
  for (const option of options) {
    const failure = option.disabled ? null : checkRules(chosen.has(String(option.id)), option.rules);
    // One of many options: the message names it.
    if (failure?.message === "required") return { message: "requiredOption", argument: option.title, option };
    if (failure) return { ...failure, option };
  }
  return null;
}

function ruleCalled(name: string): Rule | undefined {
  return Object.hasOwn(rules, name) ? rules[name] : undefined;
}

/** A rule for single texts: trims them and skips empty values and files. */
function everyText(check: (text: string, argument: string) => boolean, message: RuleMessage): Rule {
  return {
    check: (value, argument) =>
      listOf(value).every((entry) => isEmpty(entry) || isFile(entry) || check(asText(entry).trim(), argument)),
    message,
  };
}

/** A text that is neither a number nor a date fails (any comparison with NaN is false). A rule with an invalid limit holds. */
function limitRule(keeps: (distance: number) => boolean, message: RuleMessage): Rule {
  const isReadable = everyText((text, limit) => !Number.isNaN(compareToLimit(text, limit)), message).check;
  return {
    ...everyText((text, limit) => keeps(compareToLimit(text, limit) ?? 0), message),
    format: ungroup,
    kindMessage: (value, limit) => (isReadable(value, limit) ? null : kindMessages[isoKind(limit) ?? "number"]),
  };
}

/**
 * Compares a text with the limit of `min:n` or `max:n`: below 0, 0 or above 0. Returns NaN when the text is neither a number nor
 * ISO text. Returns null when the two cannot be compared: the limit is neither, or the kinds differ. Compares a datetime with a
 * date by its date.
 */
function compareToLimit(text: string, limit: string): number | null {
  const number = parseNumber(limit);
  const kind = isoKind(limit);
  if (number === null && kind === null) return null;
  const current = parseNumber(text);
  const currentKind = isoKind(text);
  if (current === null && currentKind === null) return Number.NaN;
  if (number !== null && current !== null) return current - number;
  if (kind === null || currentKind === null || (kind === "time") !== (currentKind === "time")) return null;
  const length = Math.min(text.length, limit.length);
  return compareTexts(text.slice(0, length), limit.slice(0, length));
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

const kindMessages = { number: "number", date: "date", datetime: "date", time: "time" } as const;

/** Whether a value is unfilled: absent, blank text, false, or an empty list. */
function isEmpty(value: FieldValue | undefined): boolean {
  if (value == null || value === false) return true;
  if (typeof value === "string") return value.trim() === "";
  return isList(value) && value.length === 0;
}

/** Whether `required` fails. A number that is not above 0 counts as missing too. */
function isMissing(value: FieldValue | undefined): boolean {
  return isEmpty(value) || (typeof value === "number" && !(value > 0));
}

/** Joins the thousands of a number, which many people set apart: "1 000 000,50". Other texts stay. */
function ungroup(text: string): string {
  return /^[+-]?\d{1,3}(?: \d{3})+(?:[.,]\d*)?$/.test(text) ? text.replaceAll(" ", "") : text;
}

/** Counts the entries of a list, or the code points of a text: an emoji is one character. */
function lengthOf(value: FieldValue | undefined): number {
  return isList(value) ? value.length : Array.from(asText(value)).length;
}

function wholeNumber(argument: string): number | null {
  return /^\d+$/.test(argument) ? Number(argument) : null;
}
