import { describe } from "./docs";
import { detailSchema } from "./detail";

export const detailDocs = describe(detailSchema, "A label and its value.", {
  label: { means: "The name of the value.", missing: "Only the value is shown.", required: true },
  value: { means: "The value, formatted for the member.", missing: "Only the label is shown." },
});
