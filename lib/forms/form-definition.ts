import * as z from "@/lib/api/zod";
import { cleanValue } from "./clean-value";
import { isValueField } from "./field-types";
import { checkIso, fitsField, incomplete, isCut, isReadable, readValue, tooLong } from "./field-value";
import type { FieldValue, FormField, FormModel, RuleFailure } from "./form-field";
import { isSameValue } from "./is-same-value";
import { parseForm } from "./parse-form";
import { checkRules, optionFailure } from "./rules";
import { isVisible } from "./show-if";

/** Field name -> value as sent (any JSON), as in `memberData`. */
type SentValues = Readonly<Record<string, unknown>>;

/** Compiles a form schema as the server sent it. A rejected schema becomes a form without fields. */
export function compileForm(raw: unknown): FormDefinition {
  return defineForm(parseForm(raw));
}

/** Fields of one name share one value: the first field that holds a value decides its shape. */
export function defineForm(fields: readonly FormField[]) {
  const valueFields = firstOfEachName(fields.filter(isValueField));
  const checks = new Map(fields.map((field) => [field, zodCheck(field)]));
  const checkedFields = (model: FormModel) => fields.filter((field) => isChecked(field, model));

  const mapValues = (valueOf: (field: FormField) => FieldValue): FormModel =>
    // Defines the names instead of assigning them, so that no name reaches a prototype.
    Object.fromEntries(valueFields.map((field) => [field.name, valueOf(field)]));

  /**
   * The zod schema of the visible, enabled fields by `field.key`. The message of an issue is a key under `forms.rules`; its
   * params hold the rule's argument.
   */
  const validationSchema = (model: FormModel) => {
    const shape: Record<string, ValueSchema> = {};
    for (const field of checkedFields(model)) {
      const check = checks.get(field);
      // Both fields of one name check the shared value; the first failure counts.
      if (check) shape[field.key] = (shape[field.key] ?? anyValue).check(check);
    }
    return z.object(shape);
  };

  return {
    /** In the order of the schema; empty when the schema was rejected. */
    fields,
    /** Names and types. The form has the same signature in every language. */
    signature: JSON.stringify(fields.map(({ name, typeName, props }) => [name, typeName, props.multiple])),
    /** The value of each field under its name: the sent value in the field's shape, or the field's empty value. */
    initialModel: (sent: SentValues): FormModel => mapValues((field) => readValue(field, ownValue(sent, field.name))),
    /** The indexes of the visible fields. */
    visibleFields: (model: FormModel): ReadonlySet<number> =>
      new Set(fields.filter((field) => isVisible(field, model)).map((field) => field.index)),
    /** Names of the validated values: without hidden fields and those that the member cannot change. */
    checkedNames: (model: FormModel): ReadonlySet<string> => new Set(checkedFields(model).map(({ name }) => name)),
    /** The model to validate and send, with cleaned texts. A value that the member cannot see or change stays as it is. */
    cleanModel: (model: FormModel): FormModel => {
      const cleaned = new Map(Object.entries(model));
      for (const field of checkedFields(model)) {
        const value = cleaned.get(field.name);
        if (value !== undefined) cleaned.set(field.name, cleanValue(field, value));
      }
      return Object.fromEntries(cleaned);
    },
    validationSchema,
    /**
     * The failures by `field.key`, in the order of the schema; empty when the form is valid.
     * @param incoming the server's values: its own text is never too long for the field
     */
    validate: (model: FormModel, incoming: FormModel = {}): ReadonlyMap<string, RuleFailure> => {
      const values = Object.fromEntries(fields.map(({ key, name }) => [key, ownValue(model, name)]));
      // The model may be cleaned, but the server's text is not.
      const isUnchanged = (field: FormField) => isSameValue(cleanedValue(field, model), cleanedValue(field, incoming));
      const unchanged = new Set(fields.filter(isUnchanged).map(({ key }) => key));
      const failures = new Map<string, RuleFailure>();
      for (const issue of validationSchema(model).safeParse(values).error?.issues ?? []) {
        const key = String(issue.path[0]);
        if (failures.has(key) || (issue.message === "tooLong" && unchanged.has(key))) continue;
        const argument: unknown = issue.code === "custom" ? issue.params?.argument : undefined;
        failures.set(key, { message: issue.message, argument: typeof argument === "string" ? argument : "" });
      }
      return failures;
    },
    /**
     * The model after the schema or the incoming values changed. A touched field keeps its value if it can still hold it. All
     * other fields take the incoming value.
     */
    resync: (model: FormModel, incoming: SentValues, touched: ReadonlySet<string>): FormModel =>
      mapValues((field) => {
        const typed = touched.has(field.name) ? ownValue(model, field.name) : undefined;
        const keepsTyped = typed !== undefined && fitsField(field, typed);
        return keepsTyped ? typed : readValue(field, ownValue(incoming, field.name));
      }),
    /**
     * The values to send. A field may show only a part of the sent value: `29.2.1980` is not ISO, and
     * `1980-02-28T22:00:00.000Z` is the 29th in Finland. Until the member changes such a value, it is sent back unchanged; a
     * value that a body cannot carry, such as an object, is left out. Otherwise a save of another field would empty or cut it.
     */
    encode: (model: FormModel, sent: SentValues): FormModel => {
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

export type FormDefinition = ReturnType<typeof defineForm>;

/** Whether the member can see and change the field's value. Others are not validated. */
function isChecked(field: FormField, model: FormModel): boolean {
  const { disabled, readonly } = field.props;
  return isValueField(field) && !disabled && !readonly && isVisible(field, model);
}

function cleanedValue(field: FormField, model: FormModel): FieldValue {
  return cleanValue(field, ownValue(model, field.name) ?? "");
}

function firstOfEachName(fields: readonly FormField[]): readonly FormField[] {
  const names = new Set<string>();
  return fields.filter(({ name }) => !names.has(name) && names.add(name));
}

function ownValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

type ValueSchema = z.ZodMiniType<FieldValue | undefined>;

/** The values come from a FormModel and the rules accept each of its shapes, so zod itself has nothing to check. */
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

/** Checks the cleaned value of one field: its shape, its rules and its length, then the rules of its options. */
function checkField(field: FormField): (value: FieldValue | undefined) => RuleFailure | null {
  const options = field.type === "checkboxes" ? field.options.filter(({ rules }) => rules.length > 0) : [];
  return (sent) => {
    const value = cleanValue(field, sent);
    if (value === incomplete) return { message: "incomplete", argument: "" };
    const failure = checkIso(field, value) ?? checkRules(value, field.rules) ?? tooLong(field, value);
    return failure ?? (options.length === 0 ? null : optionFailure(options, value));
  };
}
