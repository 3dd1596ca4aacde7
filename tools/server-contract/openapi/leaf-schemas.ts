import type { JsonSchema } from "../contract/json-schema";
import { leafSchema, type LeafName } from "../contract/node-of";

/** What zod says of each kind of value, with null for a missing one, and what code adds to it. */
export function leafSchemas(): Record<LeafName, JsonSchema> {
  const [integer, digits] = leafSchema("WholeNumber").anyOf ?? [];
  return {
    Text: {
      type: [...(leafSchema("Text").type ?? []), "null"],
      description: "Text. A number or true is shown as its text; null and false are like a missing field.",
    },
    Address: {
      type: ["string", "null"],
      pattern: addressPattern,
      description:
        "An http(s) address; a relative one is relative to the page of the app. Any other scheme is like a missing field.",
      examples: ["/files/receipt-4420.pdf", "https://files.example.org/hero.jpg"],
    },
    Flag: {
      ...leafSchema("Flag"),
      type: [...(leafSchema("Flag").type ?? []), "null"],
      enum: [...flagValues, null],
      description: 'true, 1, "1" and "true" are true. Everything else is false.',
    },
    Decision: {
      enum: [true, false, "true", "false", null],
      description: "true or false; to say nothing is a third answer, with a meaning of its own.",
    },
    WholeNumber: {
      anyOf: [{ ...integer, type: "integer" }, { ...digits }, { type: "null" }],
      description: "A whole number, or its text.",
    },
  };
}

/** What a flag is plainly meant by; other values are false too, but hardly on purpose. */
export const flagValues = [true, false, 1, 0, "1", "0", "true", "false", ""];

/** No scheme, or http(s). */
const addressPattern = "^\\s*(?:[hH][tT][tT][pP][sS]?:|(?![A-Za-z][A-Za-z0-9+.\\-]*:))";
