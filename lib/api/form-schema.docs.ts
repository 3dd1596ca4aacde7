import { describe } from "./docs";
import { formFieldSchema, propsSchema, columnsSchema } from "./form-schema";

export const formFieldDocs = describe(
  formFieldSchema,
  "A field of a form. A form with a field without type or name is rejected as a whole, and My account shows the details, read-only.",
  {
    type: {
      means: "The kind of field.",
      missing: "The whole form is rejected.",
      required: true,
      kind: "FieldType",
    },
    name: {
      means: "The name of its value in memberData and in the posted form. Subtitle and alert need one too.",
      missing: "The whole form is rejected.",
      required: true,
    },
    colProps: { means: "The width of the field.", missing: "It has the full width.", kind: "ColumnSpans" },
    props: { means: "Its look and behaviour.", missing: "The label is the name.", kind: "Props" },
    rules: {
      means: "The rules that its value must pass before a save.",
      missing: "Any value is accepted.",
      kind: "Rules",
    },
    class: { means: "CSS classes, for a deployment with its own styles.", missing: "There is none." },
    visible: { means: "true or false: shown or hidden, regardless of `showIf`.", missing: "`showIf` decides." },
    showIf: {
      means:
        "Conditions, all of which must hold: `newsletter=true,country=FI|SE`. Operators =, !=, <, <=, >, >=; several values with `|`. A hidden field is not validated, but its value is sent.",
      missing: "The field is always shown.",
      kind: "Conditions",
    },
    items: { means: "The choices if `props.items` has none.", missing: "`options` is used.", kind: "Options" },
    options: {
      means: "The choices if neither `props.items` nor `items` has any.",
      missing: "There is nothing to choose.",
      kind: "Options",
    },
  },
);

export const fieldPropsDocs = describe(
  propsSchema,
  "The look and behaviour of a field. Only these props and `items` are used.",
  {
    label: {
      means: "The text above or beside it; for subtitle and alert, the text itself.",
      missing: "The placeholder is the label, else the name; a subtitle or alert is empty.",
      required: true,
    },
    hint: { means: "A line below the field.", missing: "There is no line." },
    placeholder: { means: "An example in the empty field.", missing: "There is none." },
    multiple: {
      means: "For select, autocomplete and file: several choices, and the value is a list.",
      missing: "One choice.",
    },
    min: {
      means: "The smallest value that the control offers. Only the rule `min:n` rejects smaller ones.",
      missing: "There is no limit.",
    },
    max: {
      means: "The largest value that the control offers. Only the rule `max:n` rejects larger ones.",
      missing: "There is no limit.",
    },
    step: { means: "Steps of the control.", missing: "The browser decides." },
    rows: { means: "Lines of a textarea.", missing: "It has a few lines." },
    maxlength: {
      means: "The number of characters that can be typed. Pasted text is not cut, and must be shortened before a save.",
      missing: "Any number can be typed.",
    },
    accept: { means: "For file: the offered files, `image/*,.pdf`.", missing: "All files are offered." },
    autocomplete: {
      means: "The value that the browser may fill in: `email`, `tel`, `street-address`.",
      missing: "The browser decides.",
    },
    inputmode: { means: "The keyboard of a phone: `numeric`, `tel`, `email`.", missing: "The default keyboard." },
    disabled: {
      means: "Shown grey, cannot be changed, is not validated; its value is sent.",
      missing: "It can be changed.",
    },
    readonly: {
      means: "Can be read and copied, is not validated; its value is sent.",
      missing: "It can be changed.",
    },
    clearable: { means: "A button that empties it.", missing: "There is no button." },
    counter: { means: "Shows the number of typed characters.", missing: "There is no counter." },
    prefix: { means: "A text before the value: `€`.", missing: "There is no text." },
    suffix: { means: "A text after the value: `kg`.", missing: "There is no text." },
    icon: { means: "An icon in the field.", missing: "There is none.", kind: "Icon" },
  },
);

export const columnsDocs = describe(columnsSchema, "Columns of 12 from each breakpoint on, 1 to 12.", {
  cols: { means: "On the smallest screens.", missing: "It has 12." },
  sm: { means: "From 600 px.", missing: "As on smaller screens." },
  md: { means: "From 960 px.", missing: "As on smaller screens." },
  lg: { means: "From 1280 px.", missing: "As on smaller screens." },
  xl: { means: "From 1920 px.", missing: "As on smaller screens." },
  xxl: { means: "From 2560 px.", missing: "As on smaller screens." },
});
