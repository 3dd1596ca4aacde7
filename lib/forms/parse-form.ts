import { decodeEntities } from "@/lib/api/decode-entities";
import { asFlag, hasVisibleText, isRecord, isScalar } from "@/lib/api/json";
import { formSchema, ruleNames, type SentField } from "@/lib/api/form-schema";
import { logRepairs } from "@/lib/api/repairs";
import { debugLog } from "@/lib/platform/debug";
import * as z from "@/lib/api/zod";
import { fieldKey, isUnsafeName } from "./field-key";
import { isFieldType } from "./field-types";
import type { FieldOption, FieldRule, FormField } from "./form-field";
import { asText } from "./scalar";
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

/**
 * Parses the options of a field: objects with id, title or name, props and rules. A bare scalar is its own title. Drops an option
 * without an id or with a repeated one; ids compare as text. Plain code instead of a schema, so that a list of 5,000 opens
 * without a pause.
 */
export function parseOptions(sent: readonly unknown[]): readonly FieldOption[] {
  const options = new Map<string, FieldOption>();
  for (const entry of sent) {
    const option = isRecord(entry) ? readOption(entry) : readOption({ id: entry });
    if (option && !options.has(String(option.id))) options.set(String(option.id), option);
  }
  return [...options.values()];
}

function readOption(entry: Record<string, unknown>): FieldOption | null {
  const { id, title, name } = entry;
  if (!isScalar(id)) return null;
  const props = isRecord(entry.props) ? entry.props : {};
  const titles = [title, name].map((text) => decodeEntities(asText(text)));
  return {
    id,
    title: titles.find(hasVisibleText) ?? decodeEntities(String(id)),
    hint: decodeEntities(asText(props.hint)),
    disabled: asFlag(props.disabled),
    rules: parseRules(ruleNames(entry.rules)),
  };
}

/** Parses `min:18` to `{name: "min", argument: "18"}`. Does not look names up: the check ignores unknown ones. */
export function parseRules(names: readonly string[]): readonly FieldRule[] {
  return names.map((text) => {
    const [name = ""] = text.split(":", 1);
    return { name: name.trim(), argument: text.slice(name.length + 1).trim() };
  });
}
