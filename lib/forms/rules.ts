import { isIsoDate } from "@/lib/format/is-iso-date";
import { safeUrl } from "@/lib/platform/safe-url";
import type english from "@/messages/later/en.json";
import { compareToLimit } from "./compare-to-limit";
import type { FieldRule, FieldValue, RuleFailure } from "./form-field";
import { formatBusinessId, isBusinessId } from "./is-business-id";
import { isIban } from "./is-iban";
import { isIsoDatetime, isoKind } from "./iso-text";
import { parseNumber } from "./parse-number";
import { asText, isFile, isList } from "./scalar";

/** A key under `forms.rules` of messages/later/*.json. */
export type RuleMessage = keyof (typeof english)["forms"]["rules"];

interface Rule {
  /** @param argument what follows the colon in `min:18`, "" without one; a rule whose argument makes no sense holds */
  check: (value: FieldValue | undefined, argument: string) => boolean;
  message: RuleMessage;
  /** The message for a list, where it differs. */
  listMessage?: RuleMessage;
  /** The message for a value that is not of the argument's kind, so that the rule's own would say nothing true; null for others. */
  kindMessage?: (value: FieldValue | undefined, argument: string) => RuleMessage | null;
  /** The one format in which a text is sent, where members write it in several; other texts stay as they are. */
  format?: (text: string) => string;
}

/**
 * The rules by the names that schemas use (spec 5, decisions 5). CONTRIBUTING.md says what
 * else a new one needs.
 */
export const rules: Readonly<Record<string, Rule>> = {
  required: { check: (value) => !isMissing(value), message: "required" },
  // The loose pattern .+@.+, said so that no text makes it slow.
  email: everyText((text) => /.@./.test(text), "email"),
  phone: everyText((text) => /^\+?[\d\s()./-]+$/.test(text) && /^\d{5,15}$/.test(text.replace(/\D/g, "")), "phone"),
  url: everyText((text) => /^https?:\/\//i.test(text) && safeUrl(text) !== null, "url"),
  number: everyText((text) => parseNumber(text) !== null, "number"),
  integer: everyText((text) => /^[+-]?\d+$/.test(text), "integer"),
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

/** A text in the format of its rules. */
export function formatByRules(text: string, fieldRules: readonly FieldRule[]): string {
  return fieldRules.reduce((formatted, { name }) => ruleCalled(name)?.format?.(formatted) ?? formatted, text);
}

/**
 * The first rule that a value does not keep, or null. Unknown names are ignored; every rule but `required` accepts empty.
 * On a list the rules hold for every entry, `required`, `minLength` and `maxLength` for the list; files are no text.
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

function ruleCalled(name: string): Rule | undefined {
  return Object.hasOwn(rules, name) ? rules[name] : undefined;
}

/** A rule of single texts: trimmed, not asked of what is empty or a file. */
function everyText(check: (text: string, argument: string) => boolean, message: RuleMessage): Rule {
  return {
    check: (value, argument) =>
      listOf(value).every((entry) => isEmpty(entry) || isFile(entry) || check(asText(entry).trim(), argument)),
    message,
  };
}

/** A text that is neither a number nor a date fails (NaN keeps nothing), while a limit that makes no sense holds. */
function limitRule(keeps: (distance: number) => boolean, message: RuleMessage): Rule {
  const isReadable = everyText((text, limit) => !Number.isNaN(compareToLimit(text, limit)), message).check;
  return {
    ...everyText((text, limit) => keeps(compareToLimit(text, limit) ?? 0), message),
    kindMessage: (value, limit) => (isReadable(value, limit) ? null : kindMessages[isoKind(limit) ?? "number"]),
  };
}

const kindMessages = { number: "number", date: "date", datetime: "date", time: "time" } as const;

function listOf(value: FieldValue | undefined): readonly (FieldValue | undefined)[] {
  return isList(value) ? value : [value];
}

/** Nothing filled in: absent, no text but spaces, false, an empty list. */
function isEmpty(value: FieldValue | undefined): boolean {
  if (value == null || value === false) return true;
  if (typeof value === "string") return value.trim() === "";
  return isList(value) && value.length === 0;
}

/** As spec 5 has it for `required`: a number not above 0 is missing too. */
function isMissing(value: FieldValue | undefined): boolean {
  return isEmpty(value) || (typeof value === "number" && !(value > 0));
}

/** Entries of a list, code points of a text: an emoji is one character. */
function lengthOf(value: FieldValue | undefined): number {
  return isList(value) ? value.length : Array.from(asText(value)).length;
}

function wholeNumber(argument: string): number | null {
  return /^\d+$/.test(argument) ? Number(argument) : null;
}
