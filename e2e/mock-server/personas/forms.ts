import { everyRuleForm, everyRuleValues } from "../association/every-rule-form";
import { everyTypeForm, everyTypeValues } from "../association/every-type-form";
import { longForm, longFormValues } from "../association/long-form";
import type { Wire, WireObject } from "../wire";
import type { Persona } from "./persona";
import { associationConfig } from "../association/config";
import type { Locale } from "../locale";
import type { FormValues } from "../member/form-schema";
import { likeOrdinary } from "./ordinary";

/** Personas for the form of My account. */
export const formPersonas: readonly Persona[] = [
  formPersona({
    name: "form-types",
    label: "Tyyne Tyypillinen",
    shows: "My account with each of the thirteen field types, one of them with 5,000 options.",
    form: (locale) => ({ fields: everyTypeForm(locale) }),
    values: everyTypeValues,
  }),
  formPersona({
    name: "form-rules",
    label: "Saara Sääntö",
    shows: "My account with each rule, with fields that depend on others, and with a field of an unknown type.",
    form: everyRuleForm,
    values: everyRuleValues,
  }),
  formPersona({
    name: "form-long",
    label: "Piia Pitkänen",
    shows: "My account with a form of 120 fields, 40 of them shown by a choice.",
    form: longForm,
    values: longFormValues,
  }),
  formPersona({
    name: "form-broken",
    label: "Rauno Rikkinäinen",
    shows: "My account with a form schema that has a field without a name, which is refused.",
    form: () => {
      const named: WireObject = { type: "text", name: "a", props: { label: "A" } };
      const nameless: WireObject = { type: "text" };
      return { fields: [named, nameless] };
    },
    values: {},
  }),
];

interface FormOfPersona extends Pick<Persona, "name" | "label" | "shows"> {
  form: (locale: Locale) => Wire;
  values: FormValues;
}

/** The ordinary member with another form in My account. */
function formPersona({ form, ...persona }: FormOfPersona): Persona {
  return likeOrdinary({
    ...persona,
    avatar: "/files/avatar-2.svg",
    config: (locale) => ({ ...associationConfig(locale), forms: { myAccount: form(locale) } }),
  });
}
