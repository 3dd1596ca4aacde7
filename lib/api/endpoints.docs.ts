import type * as z from "zod/mini";
import { type EndpointName, endpoints } from "./endpoints";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The documentation of a call. Only tools/server-contract reads it: it is not part of the app. */
interface EndpointDocs {
  summary: string;
  description: string;
  /** The part of the answer that the call exists for. */
  part?: string;
  /** Called with `?clearCache=1` when the member requests fresh data or changes the language. */
  clearsCache?: true;
  body?: JsonSchema;
}

const collection = (part: string): EndpointDocs => ({
  summary: `The ${part} of the association`,
  description: `Called when the list is first opened and neither config nor me has carried \`${part}\`.`,
  part,
});

const address = (when: string): JsonSchema => ({
  type: "string",
  description: `The address to which the payment service returns ${when}. At most 200 characters.`,
});

export const endpointDocs: Readonly<Record<EndpointName, EndpointDocs>> = {
  config: {
    summary: "The association's configuration",
    description:
      "Called at every start, at the same time as `me`. It may carry the collections too, which saves calls later. Answers are handled config first.",
    part: "config",
    clearsCache: true,
  },
  me: {
    summary: "The signed-in member",
    description:
      "Called at every start, when the member presses Refresh or chooses another language, when the app comes back after five minutes or to the network, at growing intervals while the server cannot be reached, and after a payment. A call in flight is sent again when a save or a check is answered.",
    part: "memberData",
    clearsCache: true,
  },
  saveMe: {
    summary: "Save the member's own details",
    description:
      "The whole form of My account, as multipart form data: text, numbers, true and false as their text, a missing value as an empty part, each entry of a list as a part `name[]`, an empty list as one empty part `name[]`, files as file parts. Hidden fields are sent too. The answer carries the member as saved; a refusal is a status such as 422 with `error`, which the member reads above what they typed.",
    part: "memberData",
    body: {
      type: "object",
      description: "A part for each field of the form that holds a value, by the name of the field.",
      additionalProperties: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
    },
  },
  createPayment: {
    summary: "Prepare a payment",
    description:
      "Called when the member continues to the payment. The answer is the form that the browser posts to the payment service. A refusal (for example: already paid) is a status such as 422 with `error`.",
    part: "paymentFormData",
    body: {
      type: "object",
      required: ["invoice_id", "pmt_okreturn", "pmt_errorreturn", "pmt_cancelreturn", "pmt_delayedpayreturn"],
      properties: {
        invoice_id: { type: "string", description: "The `id` of the invoice." },
        pmt_okreturn: address("when it is paid (`?status=ok`)"),
        pmt_errorreturn: address("when it failed (`?status=error`)"),
        pmt_cancelreturn: address("when the member cancelled (`?status=cancel`)"),
        pmt_delayedpayreturn: address("when it is paid later (`?status=cancel`)"),
      },
    },
  },
  checkPayment: {
    summary: "Check a payment",
    description:
      "Called after each return with `status=ok`, with every query parameter of that return as a part, and again later while a return got no answer. The app does not trust the return: it reads `me` afterwards, and only the invoice says whether it is paid. `message` is shown; a status such as 422 with `error` says that it could not be confirmed.",
    body: {
      type: "object",
      description: "The query parameters of the return, unchanged.",
      additionalProperties: { type: "string" },
    },
  },
  logout: {
    summary: "End the session",
    description:
      "Called after everything of the member has been removed from the device. With `redirect_url` the browser goes there, otherwise the app restarts (and gets a 401 from its next call). 401 means that the session had ended before. A body that is neither empty nor JSON counts as a failure.",
  },
  articles: collection("articles"),
  events: collection("events"),
  benefits: collection("benefits"),
  pages: collection("pages"),
};

export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** The calls that ask for a part of the answer and change nothing. */
export const readingNames = endpointNames.filter(
  (name) => endpoints[name].method === "GET" && endpointDocs[name].part !== undefined,
);
