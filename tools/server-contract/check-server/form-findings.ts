import * as z from "@/lib/api/zod";
import { asList } from "@/lib/api/as-list";
import { firstList } from "@/lib/api/form-schema";
import { isRecord } from "@/lib/api/is-record";
import { text } from "@/lib/api/tolerant";
import { fieldTypes, hasOptions, holdsValue } from "@/lib/forms/field-types";
import { compileForm } from "@/lib/forms/form-definition";
import type { FormField } from "@/lib/forms/form-field";
import { parseForm } from "@/lib/forms/parse-form";
import { rules } from "@/lib/forms/rules";
import type { Contract } from "../contract/contract";
import { entityFindings } from "./entity-findings";
import { type Finding, notice, wrong } from "./finding";
import { quote } from "./quote";
import { localStore } from "@/lib/platform/storage";

const path = "config.forms.myAccount";

/** Findings of the app's form engine on a form. */
export function formFindings(contract: Contract, raw: unknown): Finding[] {
  const fields = parseForm(raw);
  if (fields.length === 0)
    return [wrong(path, `is refused: ${refusalOf(raw)} My account shows the details, to be read only.`)];
  const sent = (isRecord(raw) ? raw.fields : raw) as unknown[];
  const list = isRecord(raw) ? `${path}.fields` : path;
  const entries = fields.filter(({ type }) => type !== null).length;
  const count: Finding = { state: "shown", path, says: "", entries, sent: sent.length };
  const findings = fields.flatMap((field) =>
    schemaFindings(contract, field, sent[field.index], fields, `${list}[${field.index}]`),
  );
  return [count, ...findings, ...twinFindings(fields, list)];
}

/** The names of the form's values in memberData. */
export function formNames(raw: unknown): ReadonlySet<string> {
  return new Set(parseForm(raw).map(({ name }) => name));
}

/** Two fields of one name are valid: with opposite conditions only one of them is visible. */
function twinFindings(fields: readonly FormField[], list: string): Finding[] {
  const first = new Map<string, FormField>();
  return fields.filter(holdsValue).flatMap((field): Finding[] => {
    const before = first.get(field.name);
    if (!before) {
      first.set(field.name, field);
      return [];
    }
    const says = `is ${quote(field.name)}, as of the field with index ${before.index}: the two share one value.`;
    return [notice(`${list}[${field.index}].name`, says)];
  });
}

function schemaFindings(
  contract: Contract,
  field: FormField,
  sent: unknown,
  fields: readonly FormField[],
  place: string,
): Finding[] {
  if (!isRecord(sent)) return [];
  const known = new Set(contract.FormField.fields.map(({ name }) => name));
  const look = { contract, formNames: new Set<string>() };
  const props = isRecord(sent.props) ? { ...sent.props } : {};
  // The options are among the props, but are no prop.
  delete props.items;
  return [
    ...typeFindings(field, place),
    ...entityFindings(look, "FormField", sent, place, ["visible", "class"]).filter(({ state }) => state === "wrong"),
    ...(isRecord(sent.props) || sent.props == null
      ? []
      : [wrong(`${place}.props`, `is ${quote(sent.props)}, expected an object. It is not used.`)]),
    ...entityFindings(look, "FieldProps", props, `${place}.props`).filter(
      ({ state }) => state !== "missing" && state !== "shown",
    ),
    ...Object.keys(sent)
      .filter((key) => !known.has(key))
      .map((key): Finding => ({ state: "unused", path: `${place}.${key}`, says: "" })),
    ...ruleFindings(field, sent.rules, place),
    ...optionFindings(field, sent, place),
    ...conditionFindings(field, fields, place),
  ];
}

function typeFindings({ type, typeName, name, rules: kept }: FormField, place: string): Finding[] {
  const names = kept.map((rule) => (rule.argument === "" ? rule.name : `${rule.name}:${rule.argument}`));
  if (type !== null) return [{ state: "shown", path: `${path}.${name}`, says: [type, ...names].join(", ") }];
  return [
    wrong(
      `${place}.type`,
      `is ${quote(typeName)}, expected one of ${Object.keys(fieldTypes).join(", ")}. The field ${quote(name)} is left out.`,
    ),
  ];
}

function ruleFindings(field: FormField, sent: unknown, place: string): Finding[] {
  const foreign = sent == null || typeof sent === "string" || asList(sent) !== undefined;
  if (!foreign)
    return [
      wrong(
        `${place}.rules`,
        `is ${quote(sent)}, expected a list of names, or names with | between them. No rule holds.`,
      ),
    ];
  const all = [...field.rules, ...field.options.flatMap((option) => option.rules)];
  return [...new Set(all.map(({ name }) => name))]
    .filter((name) => !Object.hasOwn(rules, name))
    .map((name) => wrong(`${place}.rules`, `has ${quote(name)}, which the app does not know. The rule is ignored.`));
}

function optionFindings(field: FormField, sent: Record<string, unknown>, place: string): Finding[] {
  if (!hasOptions(field)) return [];
  if (field.options.length === 0)
    return [
      wrong(
        place,
        `is a ${field.typeName} without choices: items, options or props.items. There is nothing to choose.`,
      ),
    ];
  const props = isRecord(sent.props) ? sent.props : {};
  const dropped = firstList(props.items, sent.items, sent.options).length - field.options.length;
  return dropped > 0
    ? [wrong(place, `has ${dropped} choices without an id, or with one that came before. They are left out.`)]
    : [];
}

function conditionFindings({ showIf }: FormField, fields: readonly FormField[], place: string): Finding[] {
  return showIf.flatMap((condition) => {
    if (condition.operator === null)
      return [
        wrong(
          `${place}.showIf`,
          `has a condition on ${quote(condition.name)} without one of = != < <= > >=. The field is never shown.`,
        ),
      ];
    return fields.some((field) => holdsValue(field) && field.name === condition.name)
      ? []
      : [
          wrong(
            `${place}.showIf`,
            `asks for ${quote(condition.name)}, which no field of the form holds. It counts as empty.`,
          ),
        ];
  });
}

/** Reports which values of memberData reach the form, and whether the form could be saved unchanged. */
export function valueFindings(raw: unknown, values: Record<string, unknown>): Finding[] {
  const { fields, initialModel, validate } = compileForm(raw);
  const model = initialModel(values);
  const failures = validate(model, model);
  const names = new Set<string>();
  return fields.flatMap((field): Finding[] => {
    const { name, key } = field;
    if (!holdsValue(field) || names.has(name)) return [];
    names.add(name);
    const place = `memberData.${name}`;
    const sent = Object.hasOwn(values, name) ? values[name] : undefined;
    const failure = failures.get(key);
    const more = failure
      ? [notice(place, `does not keep the rule ${failure.message}: the member has to mend it before saving anything.`)]
      : [];
    if (sent === undefined)
      return [notice(place, "is missing: the field of the form opens empty, and saving sends it empty."), ...more];
    if (isLost(sent, model[name]))
      return [
        wrong(place, `is ${quote(sent)}, which a field of type ${field.typeName} cannot hold. The field opens empty.`),
        ...more,
      ];
    if (isNoChoice(field, model[name])) more.push(wrong(place, `is ${quote(sent)}, which is none of the choices.`));
    return [{ state: "shown", path: place, says: quote(model[name], "sample") }, ...more];
  });
}

function isLost(sent: unknown, held: unknown): boolean {
  const isBlank = (value: unknown) => value === "" || value === null || asList(value)?.length === 0;
  return !isBlank(sent) && isBlank(held);
}

function isNoChoice(field: FormField, held: unknown): boolean {
  if (!hasOptions(field)) return false;
  const ids = new Set(field.options.map(({ id }) => String(id)));
  return (Array.isArray(held) ? (held as unknown[]) : [held]).some(
    (entry) => entry !== "" && !ids.has(z.parse(text("id"), entry)),
  );
}

/** The form engine's reason for rejecting a schema, as logged in debug mode. */
function refusalOf(raw: unknown): string {
  const { warn } = console;
  const said: string[] = [];
  console.warn = (...values: unknown[]) => void said.push(String(values.at(-1)));
  localStore.write("debug", "1");
  parseForm(raw);
  localStore.remove("debug");
  console.warn = warn;
  return (said.at(-1) ?? "Schema has no fields defined").replace(/\.?$/, ".");
}
