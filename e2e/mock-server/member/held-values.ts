interface HeldValue {
  /** An id of its options, or several. */
  isOption?: true;
  /** A list, whatever the field says of `multiple`. */
  isList?: true;
  /** Of a text that is not empty. */
  format?: RegExp;
}

/** What a field of each type holds (spec §3); null: nothing is sent for it. A form never sends a field of another type. */
export const heldValues = {
  subtitle: null,
  alert: null,
  text: {},
  date: { format: /^\d{4}-\d\d-\d\d$/ },
  time: { format: /^\d\d:\d\d$/ },
  datetime: { format: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/ },
  textarea: {},
  checkbox: {},
  checkboxes: { isOption: true, isList: true },
  radio: { isOption: true },
  select: { isOption: true },
  autocomplete: { isOption: true },
  file: {},
} satisfies Record<string, HeldValue | null>;

export function heldBy(type: string): HeldValue | null {
  const rows: Readonly<Record<string, HeldValue | null>> = heldValues;
  return Object.hasOwn(rows, type) ? (rows[type] ?? null) : null;
}
