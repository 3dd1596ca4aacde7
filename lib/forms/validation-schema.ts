import * as z from "@/lib/api/zod";
import { checkField } from "./check-field";
import type { FieldValue, FormField, FormModel, RuleFailure } from "./form-field";
import { isChecked } from "./is-checked";

type ValueSchema = z.ZodMiniType<FieldValue | undefined>;

/**
 * The zod schema of what is validated, built from the server's: an object of the visible, enabled fields by `field.key`. A value
 * may be anything; a rule that it does not keep is a custom issue, whose message is the key under `forms.rules` and whose
 * params hold the rule's argument. Hidden fields are not validated (decisions 5).
 */
export function validationSchema(fields: readonly FormField[], model: FormModel) {
  const shape: Record<string, ValueSchema> = {};
  for (const field of fields) {
    if (!isChecked(field, model)) continue;
    // Fields of one name share one value: it is checked by both, and the first failure counts.
    shape[field.key] = shape[field.key]?.check(checkOf(field)) ?? schemaOf(field);
  }
  return z.object(shape);
}

/**
 * Why values are refused, by `field.key` in the order of the schema; empty when the form is valid (spec 5).
 * @param incoming what the server sent: a text of its own is not too long for the field
 */
export function validateModel(
  fields: readonly FormField[],
  model: FormModel,
  incoming: FormModel = {},
): ReadonlyMap<string, RuleFailure> {
  const values = fields.map(({ key, name }) => [key, Object.hasOwn(model, name) ? model[name] : undefined] as const);
  const result = validationSchema(fields, model).safeParse(Object.fromEntries(values));
  const failures = new Map<string, RuleFailure>();
  const asSent = new Set(fields.filter(({ name }) => model[name] === incoming[name]).map(({ key }) => key));
  for (const issue of result.error?.issues ?? []) {
    const key = String(issue.path[0]);
    if (issue.message === "tooLong" && asSent.has(key)) continue;
    const argument: unknown = issue.code === "custom" ? issue.params?.argument : undefined;
    if (!failures.has(key))
      failures.set(key, { message: issue.message, argument: typeof argument === "string" ? argument : "" });
  }
  return failures;
}

/** A form is validated at every key press: what depends on the field alone is built once. */
const schemas = new WeakMap<FormField, ValueSchema>();

function schemaOf(field: FormField): ValueSchema {
  const known = schemas.get(field);
  if (known) return known;
  // The values come from a FormModel, and the rules refuse none of its shapes: zod has nothing to test itself.
  const schema = (z.unknown() as ValueSchema).check(checkOf(field));
  schemas.set(field, schema);
  return schema;
}

function checkOf(field: FormField): Parameters<ValueSchema["check"]>[0] {
  const check = checkField(field);
  return ({ value, issues }: { value: FieldValue | undefined; issues: unknown[] }) => {
    const failure = check(value);
    if (!failure) return;
    const { message, argument } = failure;
    issues.push({ code: "custom", message, params: { argument }, input: value, continue: true });
  };
}
