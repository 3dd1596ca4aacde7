import type { ComponentProps } from "react";
import type { FormField } from "@/lib/forms/form-field";

type Keyboard = Pick<ComponentProps<"input">, "inputMode" | "autoCapitalize" | "autoCorrect" | "spellCheck">;

/** For values that are not words: no autocorrection, no initial capital. */
const noWord: Keyboard = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };

/** Only keyboards that can type everything the rule allows: on some phones the number keyboards have no minus. */
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

/** The phone keyboard of a text field: the schema's `inputmode`, else the one that fits the rules. */
export function keyboardOf({ props, rules }: FormField): Keyboard {
  const known = rules.find(({ name }) => Object.hasOwn(keyboards, name))?.name ?? "";
  // Any value is allowed: a browser shows its default keyboard for an unknown one.
  const named = props.inputmode ? { inputMode: props.inputmode as Keyboard["inputMode"] } : {};
  return { ...keyboards[known], ...named };
}
