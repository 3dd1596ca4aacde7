import { flag, integer, optionalFlag, text, url } from "@/lib/api/tolerant";
import type { JsonSchema } from "./json-schema";

/** The blocks of lib/api/tolerant.ts that hold one value, by their names in the documents. */
export const leafBlocks = { Text: text, Address: url, Flag: flag, Decision: optionalFlag, WholeNumber: integer };

export type LeafName = keyof typeof leafBlocks;

export const leafNames = Object.keys(leafBlocks) as LeafName[];

/** The values that clearly mean a flag. Other values count as false too, but hardly on purpose. */
export const flagValues = [true, false, 1, 0, "1", "0", "true", "false", "True", "False", ""];

/** No scheme, or http(s). */
const addressPattern = "^\\s*(?:[hH][tT][tT][pP][sS]?:|(?![A-Za-z][A-Za-z0-9+.\\-]*:))";

/** The accepted values of each. The blocks tolerate more than the documents name, so zod alone cannot express it. */
export const leafSchemas = {
  Text: {
    type: ["string", "number", "boolean", "null"],
    description:
      "Text. A number or true is shown as its text; null and false are like a missing field. Entities such as `&amp;` are decoded.",
  },
  Address: {
    type: ["string", "null"],
    pattern: addressPattern,
    description:
      "An http(s) address; a relative one is relative to the page of the app, a bare `www.…` or `example.fi` is that host by https. Any other scheme is like a missing field.",
    examples: ["/files/receipt-4420.pdf", "https://files.example.org/hero.jpg"],
  },
  Flag: {
    type: ["boolean", "number", "string", "null"],
    enum: [...flagValues, null],
    description: 'true, 1, "1" and "true" are true, the text in any letter case. Everything else is false.',
  },
  Decision: {
    enum: [true, false, "true", "false", "True", "False", null],
    description: "true or false; to say nothing is a third answer, with a meaning of its own.",
  },
  WholeNumber: {
    anyOf: [{ type: "integer" }, { type: "string", pattern: "^\\s*-?\\d+\\s*$" }, { type: "null" }],
    description: "A whole number, or its text.",
  },
} satisfies Record<LeafName, JsonSchema>;
