import type { CodeKind } from "@/lib/api/docs";
import { fieldTypes } from "@/lib/forms/field-types";
import { rules } from "@/lib/forms/rules";
import { refTo, type JsonSchema } from "./json-schema";

const nothing: JsonSchema = { type: "null" };
const string: JsonSchema = { type: "string" };
const scalar: JsonSchema = { type: ["string", "number", "boolean"] };
const formFields: JsonSchema = { type: "array", items: refTo("FormField"), minItems: 1 };

/** The accepted values of fields that code in lib/api reads instead of a schema. A test reads each of the examples. */
export const codeSchemas = {
  Image: {
    description: "The address of a picture, or an object that has it.",
    anyOf: [refTo("Address"), objectWith("url", { url: refTo("Address") }), nothing],
    examples: [{ url: "/files/hero.jpg" }, "https://files.example.org/hero.jpg"],
  },
  Languages: {
    description: "Codes, or objects with code and title.",
    anyOf: [listOf({ anyOf: [string, objectWith("code", { code: string, title: string })] }), nothing],
    examples: [["fi", "en"], [{ code: "fi", title: "Suomi" }]],
  },
  PaymentFields: {
    description:
      "An object: the value of each field of the form under its name. A list is refused, and the payment is not started. Posted as they came, in UTF-8, null as an empty field, true and false as their text; objects and lists are left out. Browsers send each line break as CR LF: a hash has to count it so.",
    type: "object",
    additionalProperties: { type: ["string", "number", "boolean", "null"] },
    examples: [{ pmt_id: "1001", pmt_amount: "50,50" }],
  },
  FormSchema: {
    description:
      "A list of fields, bare or under the key `fields`. Texts are sent trimmed, without unseen characters, with plain dashes and spaces.",
    anyOf: [objectWith("fields", { fields: formFields }), formFields, nothing],
    examples: [{ fields: [{ type: "text", name: "email", rules: ["required", "email"], props: { label: "E-mail" } }] }],
  },
  FieldType: {
    description: `One of ${Object.keys(fieldTypes).join(", ")}. A field of another type is left out.`,
    type: "string",
    enum: Object.keys(fieldTypes),
    examples: ["text"],
  },
  Rules: {
    description: `Names of rules as a list, or one text with \`|\` between them. Known: ${Object.keys(rules).map(withArgument).join(", ")}. Unknown names are ignored.`,
    anyOf: [listOf(string), string, nothing],
    examples: [["required", "maxLength:40"], "required|email"],
  },
  ColumnSpans: {
    description: "Columns of 12 for all screens as a number, or for each breakpoint: see Columns.",
    anyOf: [refTo("Columns"), { type: "number" }, { type: "string", pattern: "^\\s*\\d+\\s*$" }, nothing],
    examples: [{ cols: 12, sm: 6 }, 6],
  },
  Props: {
    description: "An object: see FieldProps.",
    anyOf: [refTo("FieldProps"), nothing],
    examples: [{ label: "E-mail" }],
  },
  Options: {
    description:
      "The choices of checkboxes, radio, select and autocomplete, read from `props.items`, else `items`, else `options`. A bare text or number is a choice that is its own title. An object of texts has the titles by their ids. Ids compare as text; one without id, or with one that came before, is dropped.",
    anyOf: [
      listOf({
        anyOf: [
          scalar,
          objectWith("id", {
            id: { ...scalar, description: "The value that is sent back." },
            title: { ...refTo("Text"), description: "What the member reads; else `name`, else the id." },
            name: { ...refTo("Text"), description: "The title, where there is no `title`." },
            props: {
              description: "`hint`: a line below. `disabled`: it cannot be chosen.",
              anyOf: [{ type: "object", properties: { hint: refTo("Text"), disabled: refTo("Flag") } }, nothing],
            },
            rules: { ...refTo("Rules"), description: "Of checkboxes: `required` makes it one that must be chosen." },
          }),
        ],
      }),
      { type: "object", additionalProperties: string },
      nothing,
    ],
    examples: [
      [
        { id: "FI", title: "Finland" },
        { id: "SE", title: "Sweden" },
      ],
      { FI: "Finland", SE: "Sweden" },
    ],
  },
} satisfies Record<CodeKind, JsonSchema>;

function listOf(items: JsonSchema): JsonSchema {
  return { type: "array", items };
}

function objectWith(required: string, properties: Record<string, JsonSchema>): JsonSchema {
  return { type: "object", required: [required], properties };
}

function withArgument(rule: string): string {
  return ["min", "max", "minLength", "maxLength"].includes(rule) ? `\`${rule}:n\`` : `\`${rule}\``;
}
