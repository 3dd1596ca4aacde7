import * as z from "@/lib/api/zod";
import { asList, isRecord } from "./json";
import { anything, flag, from, integer, listOf, optionalFlag, rawText, read, text, wire } from "./tolerant";

/** The props that a field may have (docs/product.md, Form schema); "" and null when the server sent no value. */
export const propsSchema = wire(
  {
    label: text,
    hint: text,
    placeholder: text,
    multiple: flag,
    min: text,
    max: text,
    step: text,
    rows: integer,
    maxlength: integer,
    accept: text,
    autocomplete: text,
    inputmode: text,
    disabled: flag,
    readonly: flag,
    clearable: flag,
    counter: flag,
    prefix: text,
    suffix: text,
    icon: text,
  },
  (props) => ({ ...props, rows: positive(props.rows), maxlength: positive(props.maxlength) }),
);

export type FieldProps = z.output<typeof propsSchema>;

/** Columns of 12, by breakpoint. Drops any value but a whole number from 1 to 12; `cols` is then 12. */
export const columnsSchema = wire(
  { cols: integer, sm: integer, md: integer, lg: integer, xl: integer, xxl: integer },
  (sent) => {
    const fitting = Object.entries(sent).filter(([, span]) => span !== null && span >= 1 && span <= 12);
    return { cols: 12, ...(Object.fromEntries(fitting) as Partial<Record<keyof typeof sent, number>>) };
  },
);

export type ColumnSpans = z.output<typeof columnsSchema>;

/** A field of a server-defined form as sent. A missing type or name is "" here; the form engine rejects it. */
export const formFieldSchema = wire(
  {
    type: text,
    name: rawText,
    colProps: read((value) => (isRecord(value) ? value : { cols: value })),
    props: read((value) => (isRecord(value) ? value : {})),
    rules: anything,
    className: from("class", text),
    visible: optionalFlag,
    showIf: rawText,
    items: anything,
    options: anything,
  },
  ({ colProps, items, options, ...field }) => ({
    ...field,
    columns: z.parse(columnsSchema, colProps),
    props: z.parse(propsSchema, { ...field.props, counter: asCounter(field.props.counter) }),
    rules: ruleNames(field.rules),
    options: firstOptions(field.props.items, items, options),
  }),
);

/** A form schema: `{fields: [...]}` or the bare list. Drops entries that are not objects. */
export const formSchema = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((value) => (isRecord(value) && "fields" in value ? value.fields : value)),
  ),
  listOf(formFieldSchema)("fields"),
);

/** A field of the schema before the form engine accepts it. */
export type SentField = z.output<typeof formSchema>[number];

/** The rules of a field or an option: a list of names or a `|`-separated string (docs/product.md, Validation rules). */
export function ruleNames(rules: unknown): string[] {
  const names = typeof rules === "string" ? rules.split("|") : (asList(rules) ?? []);
  return names
    .filter((name): name is string => typeof name === "string")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** The first candidate that holds options, else an empty list. An object of texts holds their titles by their ids. */
export function firstOptions(...candidates: unknown[]): readonly unknown[] {
  return candidates.map((options) => optionsByTitle(options) ?? asList(options)).find((list) => list) ?? [];
}

function optionsByTitle(options: unknown): unknown[] | undefined {
  if (!isRecord(options)) return undefined;
  const titles = Object.entries(options);
  if (titles.length === 0 || titles.some(([, title]) => typeof title !== "string")) return undefined;
  return titles.map(([id, title]) => ({ id, title }));
}

/** Vuetify takes the counter's limit in place of true. */
function asCounter(counter: unknown): unknown {
  return typeof counter === "number" ? counter > 0 : counter;
}

function positive(count: number | null): number | null {
  return count !== null && count > 0 ? count : null;
}
