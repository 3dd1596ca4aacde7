import { useState } from "react";
import type { FieldOption, FormField, FieldValue } from "@/lib/forms/form-field";
import { chosenOptions, findOption } from "./shown-value";

/**
 * The options, followed by each chosen id without an option. Such an id stays listed while the field is on the screen, so that
 * the member can choose it again and keeps the focus.
 */
export function useOptionsToShow({ options }: FormField, value: FieldValue): readonly FieldOption[] {
  const [kept, setKept] = useState<readonly FieldOption[]>([]);
  const listed = [...options, ...kept.filter(({ id }) => findOption(options, id) === undefined)];
  const added = chosenOptions(listed, value).filter(({ id }) => findOption(listed, id) === undefined);
  if (added.length > 0) setKept([...kept, ...added]);
  return [...listed, ...added];
}
