import { codeSchemas } from "../contract/code-schemas";
import type { Contract, ContractField } from "../contract/contract";
import { refTo, type JsonSchema } from "../contract/json-schema";
import { leafSchemas } from "../contract/leaf-schemas";
import { textForms } from "../contract/text-forms";

/** The schemas of the document: one for each kind of value and one for each object of the contract. */
export function entitySchemas(contract: Contract): Record<string, JsonSchema> {
  const entities = Object.values(contract).map(({ name, means, fields }): [string, JsonSchema] => {
    const required = fields.filter((field) => field.required).map((field) => field.name);
    return [
      name,
      {
        type: "object",
        description: means,
        properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
        ...(required.length > 0 ? { required } : {}),
      },
    ];
  });
  return { ...leafSchemas, ...textSchemas(), ...codeSchemas, ...Object.fromEntries(entities) };
}

/** A text with a format: the schema of any text, with a description. */
function textSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries<JsonSchema>(textForms).map(([name, { enum: values, ...form }]) => [
      name,
      values ? { ...form, enum: [...values, null] } : { type: leafSchemas.Text.type, ...form },
    ]),
  );
}

function fieldSchema(field: ContractField): JsonSchema {
  return {
    ...typeOf(field),
    description: `${field.means} ${field.required ? "Always sent; without it" : "Without it"}: ${uncapitalised(field.missing)}`,
  };
}

function typeOf({ type, kind, holds, required }: ContractField): JsonSchema {
  if (kind) return refTo(kind);
  const held = refTo(holds ?? "");
  if (type === "list") return { type: required ? "array" : ["array", "null"], items: held };
  return required ? held : { anyOf: [held, { type: "null" }] };
}

function uncapitalised(sentence: string): string {
  // Keeps a name or a code at the start as it is.
  return /^[A-Z][a-z ]/.test(sentence) && !/^Screen|^Invoice/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
