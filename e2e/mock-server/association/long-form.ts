import { translator, type Locale } from "../locale";
import type { FormValues } from "../member/form-schema";
import type { WireObject } from "../wire";
import { formField, half } from "./form-field";

const count = 120;

/** Every third field depends on the one before it. */
export function longForm(locale: Locale): WireObject[] {
  const t = translator(locale);
  return Array.from({ length: count }, (_, index): WireObject => {
    const number = index + 1;
    if (number % 3 === 0)
      return formField("text", `field_${number}`, t(`Lisätieto ${number}`, `More about ${number}`), {
        colProps: half,
        showIf: `field_${number - 1}=true`,
        rules: ["required"],
      });
    return number % 3 === 2
      ? formField("checkbox", `field_${number}`, t(`Valinta ${number}`, `Choice ${number}`), { colProps: half })
      : formField("text", `field_${number}`, t(`Kenttä ${number}`, `Field ${number}`), { colProps: half });
  });
}

export const longFormValues: FormValues = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [`field_${index + 1}`, index % 3 === 1 ? false : ""]),
);
