import { translator, type Locale } from "../locale";
import type { FormValues } from "../member/form-schema";
import type { WireObject } from "../wire";

/** `count` fields; every third depends on the one before it. */
export function longForm(locale: Locale, count: number): WireObject[] {
  const t = translator(locale);
  return Array.from({ length: count }, (_, index): WireObject => {
    const number = index + 1;
    const colProps = { cols: 12, sm: 6 };
    if (number % 3 === 0)
      return {
        type: "text",
        name: `field_${number}`,
        colProps,
        showIf: `field_${number - 1}=true`,
        rules: ["required"],
        props: { label: t(`Lisätieto ${number}`, `More about ${number}`) },
      };
    return number % 3 === 2
      ? {
          type: "checkbox",
          name: `field_${number}`,
          colProps,
          props: { label: t(`Valinta ${number}`, `Choice ${number}`) },
        }
      : { type: "text", name: `field_${number}`, colProps, props: { label: t(`Kenttä ${number}`, `Field ${number}`) } };
  });
}

export function longFormValues(count: number): FormValues {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`field_${index + 1}`, index % 3 === 1 ? false : ""]),
  );
}
