import * as z from "zod";
import { supportedLocales } from "@/lib/config/locales";
import type { Config } from "@/lib/api/config";
import { asList, isRecord } from "@/lib/api/json";
import type { ContractField } from "../contract/contract";
import { flagValues, type LeafName } from "../contract/leaf-schemas";
import { notice, missing, shown, unexpected, type Finding } from "./finding";
import { quote } from "./quote";
import { textFindings } from "./text-findings";

type Language = Config["languages"][number];

/** Findings on a present field with a single value. */
export function fieldFindings(field: ContractField, value: unknown, path: string): Finding[] {
  const { kind, leaf } = field;
  // form-findings checks it with the form engine.
  if (kind === "FormSchema") return [];
  const expected = leaf ? expectedLeaf(leaf, field, value) : expectedByCode(field, value);
  if (expected !== null) return [unexpected(path, value, expected, consequence(field, value))];
  if (kind === "Languages") return languageFindings(field, outputOf(field, value) as Language[], path);
  const more = textFindings(kind, String(value), path);
  const isWrong = more.some(({ state }) => state === "wrong");
  return [...(isWrong ? [] : [shown(path, quote(outputOf(field, value), "sample"))]), ...more];
}

/** The app takes the valid entries of a list and drops the others. */
function consequence({ kind, missing: without }: ContractField, value: unknown): string {
  if (kind === "Languages" && asList(value)) return "What is neither is left out.";
  if (kind === "PaymentFields" && Array.isArray(value) && value.length > 0)
    return "The payment dialog says that the payment could not be prepared.";
  if (kind === "PaymentFields" && isRecord(value)) return "Objects and lists are left out.";
  return without;
}

/** The app's reading of a value, by its own schema. */
function outputOf({ schema, kind }: ContractField, value: unknown): unknown {
  return kind === "PaymentFields" ? value : z.parse(schema, value);
}

const leafWords: Record<LeafName, string> = {
  Text: "text",
  Address: "an http(s) address",
  Flag: "true or false",
  Decision: "true or false",
  WholeNumber: "a whole number",
};

/** What the app expects instead of a value that its schema refuses; null when it takes the value. */
function expectedLeaf(leaf: LeafName, { schema }: ContractField, value: unknown): string | null {
  const read = z.safeParse(withoutFallback(schema), value);
  const isRead = leaf === "Flag" ? flagValues.some((known) => known === value) : read.success;
  return isRead && !(leaf === "Address" && read.data === "") ? null : leafWords[leaf];
}

/** The schema without its fallback: a value that it refuses breaks the contract. */
function withoutFallback(schema: z.core.$ZodType): z.core.$ZodType {
  // zod's union of all schemas tells them apart by the type of their definition.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "catch" || def.type === "default" || def.type === "nullable") return withoutFallback(def.innerType);
  return schema;
}

/** For fields that code reads: a value that the code drops is wrong. */
function expectedByCode(field: ContractField, value: unknown): string | null {
  switch (field.kind) {
    case "Image":
      return outputOf(field, value) === "" ? "an http(s) address, or an object with url" : null;
    case "Languages":
      return asList(value)?.length === (outputOf(field, value) as Language[]).length
        ? null
        : "a list of codes, or of objects with code";
    case "PaymentFields":
      return isRecord(value) && Object.values(value).every((entry) => typeof entry !== "object" || entry === null)
        ? null
        : "an object of plain values";
    default:
      return null;
  }
}

/** Checks languages as lib/settings/language-choices offers them. */
function languageFindings(field: ContractField, languages: readonly Language[], path: string): Finding[] {
  if (languages.length === 0) return [missing(path, field.missing)];
  const codes = languages.map(({ code }) => code);
  const offered = codes.filter((code) => supportedLocales.includes(code));
  const foreign = codes.filter((code) => !supportedLocales.includes(code)).map((code) => quote(code));
  const findings: Finding[] = [];
  if (offered.length > 0) findings.push(shown(path, offered.join(", ")));
  if (foreign.length > 0)
    findings.push(notice(path, `has ${foreign.join(", ")}, for which the app has no texts: not offered.`));
  return findings;
}
