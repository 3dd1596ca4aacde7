import type * as z from "@/lib/api/zod";
import { text, wire } from "./tolerant";

/** A label and its value, as listed on the card and the invoice. */
export const detailSchema = wire({ label: text, value: text });

export type Detail = z.output<typeof detailSchema>;
