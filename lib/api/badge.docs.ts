import { describe } from "./docs";
import { badgeSchema } from "./badge";

export const badgeDocs = describe(badgeSchema, "A short word in a coloured frame.", {
  text: { means: "The word.", missing: "No badge is shown.", required: true },
  color: { means: "Its colour.", missing: "It has the colour of the text.", kind: "Color" },
  icon: { means: "The icon before the word.", missing: "Only the word is shown.", kind: "Icon" },
});
