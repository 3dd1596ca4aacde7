import * as z from "@/lib/api/zod";
import { collectionItemSchema } from "./collection-item";
import { configSchema } from "./config";
import { memberSchema } from "./member";
import { paymentFormSchema } from "./payment-form";
import { isRecord } from "./is-record";
import { lines, optional, optionalListOf, text, wire } from "./tolerant";

const collection = optionalListOf(collectionItemSchema);

/** The parts that any call can answer (docs/product.md, Server answers). Absent parts are null. */
export const answerSchema = wire(
  {
    config: optional(configSchema),
    memberData: optional(memberSchema),
    articles: collection,
    events: collection,
    benefits: collection,
    pages: collection,
    message: lines,
    error: lines,
    redirect_url: text,
    paymentFormData: optional(paymentFormSchema),
  },
  (answer) => ({
    config: answer.config,
    member: answer.memberData,
    collections: { articles: answer.articles, events: answer.events, benefits: answer.benefits, pages: answer.pages },
    message: answer.message,
    error: answer.error,
    /** As sent: the scheme is checked when the address is followed. */
    redirectUrl: answer.redirect_url,
    paymentForm: answer.paymentFormData,
  }),
);

export type Answer = z.output<typeof answerSchema>;

/** Never throws: a body that is no JSON object counts as `{}`. */
export function parseAnswer(body: unknown): Answer {
  return z.parse(answerSchema, isRecord(body) ? body : {});
}
