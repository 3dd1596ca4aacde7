import * as z from "@/lib/api/zod";
import { asList, isRecord } from "@/lib/api/json";
import { firstOptions } from "@/lib/api/form-schema";
import { text } from "@/lib/api/tolerant";
import { fieldTypes, isValueField, valueKindOf } from "@/lib/forms/field-types";
import { compileForm } from "@/lib/forms/form-definition";
import type { FormField } from "@/lib/forms/form-field";
import { formProblem, parseForm } from "@/lib/forms/parse-form";
import { rules } from "@/lib/forms/rules";
import { entityFindings, unusedFindings } from "./entity-findings";
import { type Finding, notice, shown, unexpected, wrong } from "./finding";
import { quote } from "./quote";

const path = "config.forms.myAccount";

/** Findings of the app's form engine on a form. */
export function formFindings(raw: unknown): Finding[] {
  const fields = parseForm(raw);
  const problem = formProblem(raw)?.replace(/\.?$/, ".");
  if (problem !== undefined)
    return [wrong(path, `is refused: ${problem} My account shows the details, to be read only.`)];
  const hasKey = isRecord(raw) && "fields" in raw;
  const sent = asList(hasKey ? raw.fields : raw) ?? [];
  const list = hasKey ? `${path}.fields` : path;
  const entries = fields.filter(({ type }) => type !== null).length;
  const count: Finding = { state: "shown", path, says: "", entries, sent: sent.length };
  const findings = fields.flatMap((field) =>
    schemaFindings(field, sent[field.index], fields, `${list}[${field.index}]`),
  );
  return [count, ...findings, ...twinFindings(fields, list)];
}

/** Two fields of one name are valid: with opposite conditions only one of them is visible. */
function twinFindings(fields: readonly FormField[], list: string): Finding[] {
  const first = new Map<string, FormField>();
  return fields.filter(isValueField).flatMap((field) => {
    const before = first.get(field.name);
    if (!before) {
      first.set(field.name, field);
      return [];
    }
    const says = `is ${quote(field.name)}, as of the field with index ${before.index}: the two share one value.`;
    return [notice(`${list}[${field.index}].name`, says)];
  });
}

function schemaFindings(field: FormField, sent: unknown, fields: readonly FormField[], place: string): Finding[] {
  if (!isRecord(sent)) return [];
  const props = isRecord(sent.props) ? { ...sent.props } : {};
  // The schema may list the options among the props, but they are not a prop.
  delete props.items;
  const ofProps = entityFindings("FieldProps", props, `${place}.props`);
  return [
    typeFinding(field, place),
    ...entityFindings("FormField", sent, place, ["visible", "class"]).filter(({ state }) => state === "wrong"),
    ...(isRecord(sent.props) || sent.props == null
      ? []
      : [unexpected(`${place}.props`, sent.props, "an object", "It is not used.")]),
    ...ofProps.filter(({ state }) => state !== "missing" && state !== "shown"),
    ...unusedFindings("FormField", sent, place),
    ...ruleFindings(field, sent.rules, place),
    ...optionFindings(field, sent, place),
    ...conditionFindings(field, fields, place),
  ];
}

function typeFinding({ type, typeName, name, rules: kept }: FormField, place: string): Finding {
  const names = kept.map((rule) => (rule.argument === "" ? rule.name : `${rule.name}:${rule.argument}`));
  if (type !== null) return shown(`${path}.${name}`, [type, ...names].join(", "));
  const expected = `one of ${Object.keys(fieldTypes).join(", ")}`;
  return unexpected(`${place}.type`, typeName, expected, `The field ${quote(name)} is left out.`);
}

function ruleFindings(field: FormField, sent: unknown, place: string): Finding[] {
  if (sent != null && typeof sent !== "string" && asList(sent) === undefined)
    return [unexpected(`${place}.rules`, sent, "a list of names, or names with | between them", "No rule holds.")];
  const all = [...field.rules, ...field.options.flatMap((option) => option.rules)];
  return [...new Set(all.map(({ name }) => name))]
    .filter((name) => !Object.hasOwn(rules, name))
    .map((name) => wrong(`${place}.rules`, `has ${quote(name)}, which the app does not know. The rule is ignored.`));
}

function optionFindings(field: FormField, sent: Record<string, unknown>, place: string): Finding[] {
  if (valueKindOf(field) !== "option") return [];
  if (field.options.length === 0) {
    const says = `is a ${field.typeName} without choices: items, options or props.items. There is nothing to choose.`;
    return [wrong(place, says)];
  }
  const props = isRecord(sent.props) ? sent.props : {};
  const dropped = firstOptions(props.items, sent.items, sent.options).length - field.options.length;
  if (dropped <= 0) return [];
  return [wrong(place, `has ${dropped} choices without an id, or with one that came before. They are left out.`)];
}

function conditionFindings({ showIf }: FormField, fields: readonly FormField[], place: string): Finding[] {
  const isHeld = (name: string) => fields.some((field) => isValueField(field) && field.name === name);
  return showIf.flatMap(({ name, operator }) => {
    const says =
      operator === null
        ? `has a condition on ${quote(name)} without one of = != < <= > >=. The field is never shown.`
        : `asks for ${quote(name)}, which no field of the form holds. It counts as empty.`;
    return operator !== null && isHeld(name) ? [] : [wrong(`${place}.showIf`, says)];
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
    if (!isValueField(field) || names.has(name)) return [];
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
    return [shown(place, quote(model[name], "sample")), ...more];
  });
}

function isLost(sent: unknown, held: unknown): boolean {
  const isBlank = (value: unknown) => value === "" || value === null || asList(value)?.length === 0;
  return !isBlank(sent) && isBlank(held);
}

function isNoChoice(field: FormField, held: unknown): boolean {
  if (valueKindOf(field) !== "option") return false;
  const ids = new Set(field.options.map(({ id }) => String(id)));
  return [held].flat().some((entry) => entry !== "" && !ids.has(z.parse(text("id"), entry)));
}
