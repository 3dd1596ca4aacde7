import * as z from "@/lib/base/zod";
import { anything, isRecord, optionalFlag, read, text, wire } from "./tolerant";

const record = read((value) => (isRecord(value) ? value : {}));

/** A field of a server-defined form as sent (spec 3 "Form schema", decisions 5). Missing type or name is "" here and refused by the form engine. */
const formFieldSchema = wire(
  {
    type: text,
    name: text,
    colProps: record,
    props: record,
    rules: anything,
    class: text,
    visible: optionalFlag,
    showIf: text,
    items: anything,
    options: anything,
  },
  (field) => ({
    type: field.type,
    name: field.name,
    columns: field.colProps,
    props: field.props,
    rules: ruleNames(field.rules),
    className: field.class,
    visible: field.visible,
    showIf: field.showIf,
    options: field.props.items ?? field.items ?? field.options ?? [],
  }),
);

/** A form schema: `{fields: [...]}` or the bare list (decisions 5). Entries that are no object keep their place as empty fields. */
export const formSchema = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((value) => {
      const list = isRecord(value) ? value.fields : value;
      return Array.isArray(list) ? list.map((field: unknown) => (isRecord(field) ? field : {})) : [];
    }),
  ),
  z.array(formFieldSchema),
);

/** A list of names or a `|`-separated string (decisions 5). */
function ruleNames(rules: unknown): string[] {
  const names = typeof rules === "string" ? rules.split("|") : Array.isArray(rules) ? rules : [];
  return names
    .filter((name): name is string => typeof name === "string")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
