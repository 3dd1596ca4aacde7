interface HeldValue {
  /** An option id, or several. */
  isOption?: true;
  /** Always a list, whatever `multiple` says. */
  isList?: true;
  /** Format of a non-empty text. */
  format?: RegExp;
}

/** The value of each field type; null: the form sends nothing. A form never sends a field of another type. */
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
