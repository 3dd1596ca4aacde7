import * as z from "@/lib/api/zod";
import { collectionItemSchema } from "./collection-item";
import { configSchema } from "./config";
import { memberSchema } from "./member";
import { paymentFormSchema } from "./payment-form";
import { asFlag, isRecord } from "./json";
import { from, lines, optional, optionalListOf, sentAddress, wire } from "./tolerant";

const collection = optionalListOf(collectionItemSchema);

/** The parts that any call can answer (docs/product.md, Server answers). Absent parts are null. */
export const answerSchema = wire(
  {
    config: optional(configSchema),
    member: from("memberData", optional(memberSchema)),
    articles: collection,
    events: collection,
    benefits: collection,
    pages: collection,
    message: lines,
    error: lines,
    /** As sent: the scheme is checked when the address is followed. */
    redirectUrl: from("redirect_url", sentAddress),
    paymentForm: from("paymentFormData", optional(paymentFormSchema)),
  },
  ({ articles, events, benefits, pages, ...answer }) => ({
    ...answer,
    // Many servers say by a flag that `message` is an error, and some by 0 or "false" that there is none.
    ...(asFlag(answer.error) && answer.message ? { error: answer.message, message: "" } : {}),
    ...(/^(?:0|false)$/i.test(answer.error) ? { error: "" } : {}),
    collections: { articles, events, benefits, pages },
  }),
);

export type Answer = z.output<typeof answerSchema>;

/** Never throws: a body that is not a JSON object counts as `{}`. */
export function parseAnswer(body: unknown): Answer {
  return z.parse(answerSchema, isRecord(body) ? body : {});
}
