import * as z from "@/lib/api/zod";
import { checkField } from "./check-field";
import { cleanValue } from "./clean-value";
import { holdsValue } from "./field-types";
import { fitsField, isCut, isReadable, readValue } from "./field-value";
import type { FieldValue, FormField, FormModel, RuleFailure } from "./form-field";
import { isSameValue } from "./is-same-value";
import { parseForm } from "./parse-form";
import { isVisible } from "./show-if";

/** Field name -> value as sent (any JSON), as in `memberData` (decisions 1). */
type SentValues = Readonly<Record<string, unknown>>;

/** All that the app knows of a form. Fields of one name share one value: the first that holds one decides on its shape. */
export interface FormDefinition {
  /** In the order of the schema; empty when the schema was rejected. */
  fields: readonly FormField[];
  /** Names and types: a form in another language has the same one. */
  signature: string;
  /** Each field that holds a value under its name: what was sent, in the field's shape, or the field's empty value. */
  initialModel: (sent: SentValues) => FormModel;
  /** The indexes of the fields that are shown. */
  visibleFields: (model: FormModel) => ReadonlySet<number>;
  /** Names of the values that are validated: not those that are hidden, or that the member cannot change. */
  checkedNames: (model: FormModel) => ReadonlySet<string>;
  /** The model as it is validated and sent (decisions 5). A value that the member cannot see or change stays as it is. */
  cleanModel: (model: FormModel) => FormModel;
  /**
   * The zod schema of the visible, enabled fields by `field.key`. The message of an issue is a key under `forms.rules`; its
   * params hold the rule's argument.
   */
  validationSchema: (model: FormModel) => z.ZodMiniType;
  /**
   * Why values are refused, by `field.key` in the order of the schema; empty when the form is valid (spec 5).
   * @param incoming what the server sent: a text of its own is not too long for the field
   */
  validate: (model: FormModel, incoming?: FormModel) => ReadonlyMap<string, RuleFailure>;
  /**
   * The model after the schema or the incoming values changed (spec 4 "Form events"): touched fields keep their value where the
   * field can hold it, all others take the incoming one (decisions 5).
   */
  resync: (model: FormModel, incoming: SentValues, touched: ReadonlySet<string>) => FormModel;
  /**
   * The values to send. A field may show nothing or a part of what the server sent: `29.2.1980` is no ISO text, and
   * `1980-02-28T22:00:00.000Z` is the 29th in Finland (decisions 5). Until the member changes it, it goes back as it came, and
   * what has no form in a body, such as an object, is left out. Else saving another field would empty or cut it.
   */
  encode: (model: FormModel, sent: SentValues) => FormModel;
}

/** Compiles a form schema as the server sent it. A rejected schema gives a form without fields. */
export function compileForm(raw: unknown): FormDefinition {
  return defineForm(parseForm(raw));
}

export function defineForm(fields: readonly FormField[]): FormDefinition {
  const valueFields = firstOfEachName(fields.filter(holdsValue));
  const checks = new Map(fields.map((field) => [field, zodCheck(field)]));
  const checkedFields = (model: FormModel) => fields.filter((field) => isChecked(field, model));

  const mapValues = (valueOf: (field: FormField) => FieldValue): FormModel =>
    // Defines the names instead of assigning them, so that none can reach a prototype.
    Object.fromEntries(valueFields.map((field) => [field.name, valueOf(field)]));

  const validationSchema = (model: FormModel) => {
    const shape: Record<string, ValueSchema> = {};
    for (const field of checkedFields(model)) {
      const check = checks.get(field);
      // Both fields of one name check the shared value, and the first failure counts.
      if (check) shape[field.key] = (shape[field.key] ?? anyValue).check(check);
    }
    return z.object(shape);
  };

  return {
    fields,
    signature: JSON.stringify(fields.map(({ name, typeName, props }) => [name, typeName, props.multiple])),
    initialModel: (sent) => mapValues((field) => readValue(field, ownValue(sent, field.name))),
    visibleFields: (model) => new Set(fields.filter((field) => isVisible(field, model)).map((field) => field.index)),
    checkedNames: (model) => new Set(checkedFields(model).map(({ name }) => name)),
    cleanModel: (model) => {
      const cleaned = new Map(Object.entries(model));
      for (const field of checkedFields(model)) {
        const value = cleaned.get(field.name);
        if (value !== undefined) cleaned.set(field.name, cleanValue(field, value));
      }
      return Object.fromEntries(cleaned);
    },
    validationSchema,
    validate: (model, incoming = {}) => {
      const values = Object.fromEntries(fields.map(({ key, name }) => [key, ownValue(model, name)]));
      const unchanged = new Set(fields.filter(({ name }) => model[name] === incoming[name]).map(({ key }) => key));
      const failures = new Map<string, RuleFailure>();
      for (const issue of validationSchema(model).safeParse(values).error?.issues ?? []) {
        const key = String(issue.path[0]);
        if (failures.has(key) || (issue.message === "tooLong" && unchanged.has(key))) continue;
        const argument: unknown = issue.code === "custom" ? issue.params?.argument : undefined;
        failures.set(key, { message: issue.message, argument: typeof argument === "string" ? argument : "" });
      }
      return failures;
    },
    resync: (model, incoming, touched) =>
      mapValues((field) => {
        const typed = touched.has(field.name) ? ownValue(model, field.name) : undefined;
        const keepsTyped = typed !== undefined && fitsField(field, typed);
        return keepsTyped ? typed : readValue(field, ownValue(incoming, field.name));
      }),
    encode: (model, sent) => {
      const body = new Map(Object.entries(model));
      for (const field of valueFields) {
        const value = ownValue(sent, field.name);
        const shown = readValue(field, value);
        if (!isSameValue(model[field.name], shown)) continue;
        if (!isReadable(field, value)) body.delete(field.name);
        else if (isCut(field, shown, value)) body.set(field.name, value);
      }
      return Object.fromEntries(body);
    },
  };
}

/** Not while it is hidden (decisions 5), nor what the member cannot change or mend. */
function isChecked(field: FormField, model: FormModel): boolean {
  const { disabled, readonly } = field.props;
  return holdsValue(field) && !disabled && !readonly && isVisible(field, model);
}

function firstOfEachName(fields: readonly FormField[]): readonly FormField[] {
  const names = new Set<string>();
  return fields.filter(({ name }) => !names.has(name) && names.add(name));
}

function ownValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

type ValueSchema = z.ZodMiniType<FieldValue | undefined>;

/** The values come from a FormModel, and the rules refuse none of its shapes: zod has nothing to test itself. */
const anyValue = z.unknown() as ValueSchema;

function zodCheck(field: FormField): Parameters<ValueSchema["check"]>[0] {
  const check = checkField(field);
  return ({ value, issues }: { value: FieldValue | undefined; issues: unknown[] }) => {
    const failure = check(value);
    if (!failure) return;
    const { message, argument } = failure;
    issues.push({ code: "custom", message, params: { argument }, input: value, continue: true });
  };
}
