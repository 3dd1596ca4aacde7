import { describe } from "./docs";
import { badgeSchema } from "./badge";

export const badgeDocs = describe(badgeSchema, "A short word in a coloured frame.", {
  text: { means: "The word.", missing: "No badge is shown.", required: true },
  color: { means: "Its colour.", missing: "It has the colour of the text.", kind: "Color" },
  icon: { means: "The picture before the word.", missing: "The word stands alone.", kind: "Icon" },
});
