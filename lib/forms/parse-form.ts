import { formSchema, type SentField } from "@/lib/api/form-schema";
import { logRepairs } from "@/lib/api/repairs";
import { debugLog } from "@/lib/platform/debug";
import * as z from "@/lib/api/zod";
import { fieldKey, isUnsafeName } from "./field-key";
import { isFieldType } from "./field-types";
import type { FormField } from "./form-field";
import { parseOptions } from "./parse-options";
import { parseRules } from "./parse-rules";
import { parseShowIf } from "./show-if";

/**
 * Parses a form schema as sent: `{fields: [...]}` or the bare list (docs/product.md, Form schema). A schema without fields, or
 * with a field that lacks type or name, is rejected whole and becomes an empty form; debug mode logs the reason. Other faults
 * cost only their own part. Never throws.
 */
export function parseForm(raw: unknown): readonly FormField[] {
  const fields = z.parse(formSchema, raw);
  const problem = findProblem(fields);
  logRepairs("form schema");
  if (problem === null) return fields.map(readField);
  debugLog(problem);
  return [];
}

/** The reason for rejecting a form schema; null for an accepted one. */
export function formProblem(raw: unknown): string | null {
  return findProblem(z.parse(formSchema, raw));
}

function findProblem(fields: readonly SentField[]): string | null {
  if (fields.length === 0) return "Schema has no fields defined";
  for (const [index, { type, name }] of fields.entries()) {
    if (type.trim() === "") return `Field with index ${index} has no type defined.`;
    if (name.trim() === "" || isUnsafeName(name)) return `Field with index ${index} has no name defined.`;
  }
  return null;
}

function readField(sent: SentField, index: number): FormField {
  return {
    key: fieldKey(sent.name),
    index,
    type: isFieldType(sent.type) ? sent.type : null,
    typeName: sent.type,
    name: sent.name,
    columns: sent.columns,
    props: sent.props,
    options: parseOptions(sent.options),
    rules: parseRules(sent.rules),
    className: sent.className,
    visible: sent.visible,
    showIf: parseShowIf(sent.showIf),
  };
}
