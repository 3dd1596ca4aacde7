import type * as z from "@/lib/api/zod";
import { isRecord, isScalar } from "./json";
import { read, url, wire } from "./tolerant";

/**
 * Name -> value, to be posted to the provider with every signed field. As in `encodeMultipart`, null becomes empty, and a number
 * or boolean becomes text. Leaves out objects and lists. Returns null for a value without names: a payment cannot go out without
 * the signed fields.
 */
const fields = read((value): [string, string][] | null => {
  if (Array.isArray(value) && value.length > 0) return null;
  return Object.entries(isRecord(value) ? value : {}).flatMap(([name, field]) =>
    isScalar(field) || field === null ? [[name, String(field ?? "")]] : [],
  );
});

/**
 * The form that takes the member to the payment provider. `action` is "" when it is not http(s), or when the page's policy
 * forbids it.
 */
export const paymentFormSchema = wire({ action: url, fields }, (form) => ({
  action: form.fields === null ? "" : form.action,
  fields: form.fields ?? [],
}));

export type PaymentForm = z.output<typeof paymentFormSchema>;
