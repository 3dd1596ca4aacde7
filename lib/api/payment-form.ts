import type * as z from "@/lib/api/zod";
import { isRecord } from "./is-record";
import { read, url, wire } from "./tolerant";

const isScalar = (value: unknown): value is string | number | boolean | null | undefined =>
  typeof value !== "object" || value === null;

/**
 * Name -> value, as the provider wants them posted: none is missing of what was signed. Null is empty and a number or boolean
 * its text, as in what the app sends itself (decisions 1 "Multipart encoding"); objects and lists are left out. Null when they
 * have no names: a payment without what was signed is none.
 */
const fields = read((value): [string, string][] | null => {
  if (Array.isArray(value) && value.length > 0) return null;
  return Object.entries(isRecord(value) ? value : {}).flatMap(([name, field]) =>
    isScalar(field) ? [[name, String(field ?? "")]] : [],
  );
});

/** The form that takes the member to the payment provider (spec 3). `action` is "" when it is not http(s), or cannot be posted to. */
export const paymentFormSchema = wire({ action: url, fields }, (form) => ({
  action: form.fields === null ? "" : form.action,
  fields: form.fields ?? [],
}));

export type PaymentForm = z.output<typeof paymentFormSchema>;
