import { describe } from "./docs";
import { detailSchema } from "./detail";

export const detailDocs = describe(detailSchema, "A label and its value.", {
  label: { means: "What the value is.", missing: "The value stands alone.", required: true },
  value: { means: "The value as the member reads it.", missing: "The label stands alone." },
});
