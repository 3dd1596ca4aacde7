import type * as z from "@/lib/api/zod";
import { text, wire } from "./tolerant";

/** A status badge: text, colour, icon. */
export const badgeSchema = wire({ text, color: text, icon: text });

export type Badge = z.output<typeof badgeSchema>;
