import type { core } from "zod";
import type { TextKind } from "@/lib/api/docs";
import * as z from "@/lib/api/zod";
import { supportedLocales } from "@/lib/config/locales";
import { safeUrl } from "@/lib/platform/safe-url";
import { asList } from "@/lib/api/as-list";
import { isRecord } from "@/lib/api/is-record";
import type { ContractField } from "../contract/contract";
import { flagValues } from "../contract/leaf-schemas";
import { textForms } from "../contract/text-forms";
import { notice, wrong, type Finding } from "./finding";
import { quote } from "./quote";
import { textFindings } from "./text-findings";

/** Findings on a present field with a single value. */
export function fieldFindings(field: ContractField, value: unknown, path: string): Finding[] {
  // form-findings checks it with the form engine.
  if (field.kind === "FormSchema") return [];
  const problem = field.leaf ? leafProblem(field, value) : codeProblem(field, value);
  if (problem !== null) return [wrong(path, `is ${quote(value)}, expected ${problem}. ${consequence(field, value)}`)];
  const entries = field.kind === "Languages" ? asList(value) : undefined;
  if (entries)
    return entries.length > 0 ? languageFindings(entries, path) : [{ state: "missing", path, says: field.missing }];
  const shown: Finding = { state: "shown", path, says: quote(outputOf(field, value), "sample") };
  const more = isTextKind(field.kind) ? textFindings(field.kind, String(value), path) : [];
  return [...(more.some(({ state }) => state === "wrong") ? [] : [shown]), ...more];
}

/** The app takes the valid entries of a list and drops the others. */
function consequence({ kind, missing }: ContractField, value: unknown): string {
  if (kind === "Languages" && asList(value)) return "What is neither is left out.";
  if (kind === "PaymentFields" && isRecord(value)) return "Objects and lists are left out.";
  return missing;
}

/** The app's reading of a value, by its own schema. */
function outputOf({ schema, kind }: ContractField, value: unknown): unknown {
  if (kind === "PaymentFields") return value;
  return z.parse(schema as z.ZodMiniType, value);
}

function leafProblem({ leaf, schema }: ContractField, value: unknown): string | null {
  const read = (withoutFallback(schema) as z.ZodMiniType).safeParse(value);
  switch (leaf) {
    case "Text":
      return read.success ? null : "text";
    case "Address":
      return read.success && read.data !== "" ? null : "an http(s) address";
    case "Flag":
      return flagValues.includes(value as never) ? null : "true or false";
    case "Decision":
      return read.success ? null : "true or false";
    case "WholeNumber":
      return read.success ? null : "a whole number";
    case undefined:
      return null;
  }
}

/** The schema without its fallback: a value that it refuses breaks the contract. */
function withoutFallback(schema: core.$ZodType): core.$ZodType {
  const { def } = (schema as core.$ZodTypes)._zod;
  if (def.type === "catch" || def.type === "default" || def.type === "nullable") return withoutFallback(def.innerType);
  return schema;
}

function isTextKind(kind: ContractField["kind"]): kind is TextKind {
  return kind !== undefined && Object.hasOwn(textForms, kind);
}

/** For fields that code reads: a value that the code drops is wrong. */
function codeProblem({ kind }: ContractField, value: unknown): string | null {
  switch (kind) {
    case "Image": {
      const address = isRecord(value) ? value.url : value;
      return typeof address === "string" && safeUrl(address) !== null
        ? null
        : "an http(s) address, or an object with url";
    }
    case "Languages":
      return asList(value)?.every(isLanguage) ? null : "a list of codes, or of objects with code";
    case "PaymentFields":
      return isRecord(value) && Object.values(value).every((entry) => typeof entry !== "object" || entry === null)
        ? null
        : "an object of plain values";
    default:
      return null;
  }
}

/** Checks languages as lib/settings/language-choices offers them. */
function languageFindings(entries: readonly unknown[], path: string): Finding[] {
  const codes = entries.map((entry) => String(isRecord(entry) ? entry.code : entry));
  const foreign = codes.filter((code) => !supportedLocales.includes(code));
  const offered = codes.filter((code) => supportedLocales.includes(code));
  return [
    ...(offered.length > 0 ? [{ state: "shown" as const, path, says: offered.join(", ") }] : []),
    ...(foreign.length > 0
      ? [
          notice(
            path,
            `has ${foreign.map((code) => quote(code)).join(", ")}, for which the app has no texts: not offered.`,
          ),
        ]
      : []),
  ];
}

function isLanguage(entry: unknown): boolean {
  const code = isRecord(entry) ? entry.code : entry;
  return typeof code === "string" && code !== "";
}
