import type * as z from "@/lib/base/zod";
import { isRecord, read, url, wire } from "./tolerant";

/** Name -> value, as the provider wants them posted; values that are no text or number are left out. */
const fields = read((value) =>
  Object.entries(isRecord(value) ? value : {}).flatMap(([name, field]): [string, string][] =>
    typeof field === "string" || typeof field === "number" ? [[name, String(field)]] : [],
  ),
);

/** The form that takes the member to the payment provider (spec 3). `action` is "" when it is not http(s). */
export const paymentFormSchema = wire({ action: url, fields }, (form) => ({
  action: form.action,
  fields: form.fields,
}));

export type PaymentForm = z.output<typeof paymentFormSchema>;
