import type { ComponentProps } from "react";
import type { FormField } from "@/lib/forms/form-field";

type Keyboard = Pick<ComponentProps<"input">, "inputMode" | "autoCapitalize" | "autoCorrect" | "spellCheck">;

/** What is no word is neither corrected nor begun with a capital letter. */
const noWord: Keyboard = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };

/** Only where a keyboard has every letter that the rule allows: the ones for numbers have no minus on some phones. */
const keyboards: Readonly<Record<string, Keyboard>> = {
  email: { ...noWord, inputMode: "email" },
  url: { ...noWord, inputMode: "url" },
  phone: { ...noWord, inputMode: "tel" },
  postalCode: { ...noWord, inputMode: "numeric" },
  iban: { ...noWord, autoCapitalize: "characters" },
  businessId: noWord,
  date: noWord,
  number: noWord,
  integer: noWord,
};

/** The keyboard of a phone for a text field: as the rules ask for it, unless the schema names one. */
export function keyboardOf({ props, rules }: FormField): Keyboard {
  const known = rules.find(({ name }) => Object.hasOwn(keyboards, name))?.name ?? "";
  // Any word is allowed: a browser that does not know it shows its usual keyboard.
  const named = props.inputmode ? { inputMode: props.inputmode as Keyboard["inputMode"] } : {};
  return { ...keyboards[known], ...named };
}
