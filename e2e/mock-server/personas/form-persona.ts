import { associationConfig } from "../association/config";
import type { Locale } from "../locale";
import type { FormValues } from "../member/form-schema";
import type { Wire } from "../wire";
import { ordinary } from "./ordinary";
import type { Persona } from "./persona";

interface FormOfPersona extends Pick<Persona, "name" | "label" | "shows" | "showsFi"> {
  form: (locale: Locale) => Wire;
  values: FormValues;
}

/** The ordinary member with another form in My account. */
export function formPersona({ form, ...persona }: FormOfPersona): Persona {
  return {
    ...ordinary,
    ...persona,
    avatar: "/files/avatar-2.svg",
    config: (locale) => ({ ...associationConfig(locale), forms: { myAccount: form(locale) } }),
    member: (locale, values) => ({ ...(ordinary.member(locale, values) as object), _full_name: persona.label }),
  };
}
