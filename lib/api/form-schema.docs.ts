import { describe } from "./docs";
import { formFieldSchema, propsSchema, columnsSchema } from "./form-schema";

export const formFieldDocs = describe(
  formFieldSchema,
  "A field of a form. A form with a field that has no type or no name is refused whole, and My account shows the details, to be read only.",
  {
    type: {
      means: "Which kind of field.",
      missing: "The whole form is refused.",
      required: true,
      kind: "FieldType",
    },
    name: {
      means: "What its value is called in memberData and in what is sent. Subtitle and alert need one too.",
      missing: "The whole form is refused.",
      required: true,
    },
    colProps: { means: "How wide the field is.", missing: "It has the whole width.", kind: "ColumnSpans" },
    props: { means: "How it looks and behaves.", missing: "The field has its name for a label.", kind: "Props" },
    rules: {
      means: "What its value must keep before the form can be saved.",
      missing: "Any value will do.",
      kind: "Rules",
    },
    class: { means: "CSS classes, for a deployment with styles of its own.", missing: "There is none." },
    visible: { means: "true or false: shown or not, whatever `showIf` says.", missing: "`showIf` decides." },
    showIf: {
      means:
        "Conditions, all of which must hold: `newsletter=true,country=FI|SE`. Operators =, !=, <, <=, >, >=; several values with `|`. A hidden field is not validated, and its value is sent all the same.",
      missing: "The field is always shown.",
      kind: "Conditions",
    },
    items: { means: "The choices, where `props.items` has none.", missing: "`options` has them.", kind: "Options" },
    options: {
      means: "The choices, where neither `props.items` nor `items` has any.",
      missing: "There is nothing to choose.",
      kind: "Options",
    },
  },
);

export const fieldPropsDocs = describe(
  propsSchema,
  "How a field looks and behaves. Others than these, and `items`, are not used.",
  {
    label: {
      means: "What the member reads above or beside it; of subtitle and alert, the text itself.",
      missing: "The placeholder is the label, else the name; a subtitle or alert is empty.",
      required: true,
    },
    hint: { means: "A line below the field.", missing: "There is no line." },
    placeholder: { means: "An example in the empty field.", missing: "There is none." },
    multiple: {
      means: "Of select, autocomplete and file: many may be chosen, and the value is a list.",
      missing: "One may be chosen.",
    },
    min: {
      means: "The smallest value that the control offers. The rule `min:n` is what refuses others.",
      missing: "There is no limit.",
    },
    max: {
      means: "The largest value that the control offers. The rule `max:n` is what refuses others.",
      missing: "There is no limit.",
    },
    step: { means: "Steps of the control.", missing: "The browser decides." },
    rows: { means: "Lines of a textarea.", missing: "It has a few lines." },
    maxlength: {
      means:
        "How many characters can be typed. What is pasted stays whole, and has to be shortened before it is saved.",
      missing: "Any number can be typed.",
    },
    accept: { means: "Of file: which files are offered, `image/*,.pdf`.", missing: "All files are offered." },
    autocomplete: {
      means: "What the browser may fill in: `email`, `tel`, `street-address`.",
      missing: "The browser decides.",
    },
    inputmode: { means: "The keyboard of a phone: `numeric`, `tel`, `email`.", missing: "The usual one comes up." },
    disabled: {
      means: "Shown grey, cannot be changed, is not validated; its value is sent.",
      missing: "It can be changed.",
    },
    readonly: {
      means: "Can be read and copied, is not validated; its value is sent.",
      missing: "It can be changed.",
    },
    clearable: { means: "A button that empties it.", missing: "There is no button." },
    counter: { means: "Counts the characters that are typed.", missing: "Nothing is counted." },
    prefix: { means: "Stands before the value: `€`.", missing: "Nothing stands there." },
    suffix: { means: "Stands after the value: `kg`.", missing: "Nothing stands there." },
    icon: { means: "A picture in the field.", missing: "There is none.", kind: "Icon" },
  },
);

export const columnsDocs = describe(columnsSchema, "Columns of 12 from each breakpoint on, 1 to 12.", {
  cols: { means: "On the smallest screens.", missing: "It has 12." },
  sm: { means: "From 600 px.", missing: "It is as on smaller screens." },
  md: { means: "From 960 px.", missing: "It is as on smaller screens." },
  lg: { means: "From 1280 px.", missing: "It is as on smaller screens." },
  xl: { means: "From 1920 px.", missing: "It is as on smaller screens." },
  xxl: { means: "From 2560 px.", missing: "It is as on smaller screens." },
});
