import { refTo, type JsonSchema } from "../contract/json-schema";

interface AnswerObject {
  description: string;
  headers?: Record<string, { required: boolean; description: string; schema: JsonSchema }>;
  content: Record<string, { schema: JsonSchema; examples?: Record<string, { value: unknown }> }>;
}

const withError: JsonSchema = { allOf: [refTo("Answer"), { type: "object", required: ["error"] }] };

/**
 * The error catalogue (docs/product.md, Errors), as responses by the name that calls refer to. A test checks that each has an
 * example.
 */
export const errorAnswers = {
  NotSignedIn: {
    description:
      "The session has ended, or there never was one. The browser goes to `redirect_url`; after the login the app opens where the member was. Never answer with a redirect or a login page instead: the call would get that page as its answer.",
    content: {
      "application/json": { schema: { allOf: [refTo("Answer"), { type: "object", required: ["redirect_url"] }] } },
    },
  },
  Refused: {
    description:
      "The member may not use the app. The whole screen shows `error` with a button to log out, and what was kept on the device is removed. Not for a single thing that is not allowed: use 422 for that. Without JSON the text of the body is shown, without tags, at most 500 characters.",
    content: { "application/json": { schema: withError } },
  },
  Captcha: {
    description:
      "The bot protection (AWS WAF) wants a captcha: the browser goes to the front page of the site, and back to where it was at the next start. Only with the header; any other 405 is an error like others. A 202 with `x-amzn-waf-action: challenge` is handled in the same way.",
    headers: {
      "x-amzn-waf-action": {
        required: true,
        description: "Tells it from other errors.",
        schema: { type: "string", enum: ["captcha"] },
      },
    },
    content: { "text/html": { schema: { type: "string" } } },
  },
  ServerError: {
    description:
      "The whole screen shows `error` with a button to log out; what was typed is kept as a draft. When `config` or `me` is read and there is a card, on the screen or on the device, that card stays instead and `error` is a notice. Without JSON the text of the body is shown, without tags, at most 500 characters.",
    content: { "application/json": { schema: withError } },
  },
  OtherError: {
    description:
      "Any other status that is not 2xx, such as 422: `error` is shown as a notice, or a general sentence without one. The screen and what was typed stay.",
    content: { "application/json": { schema: withError } },
  },
} satisfies Record<string, AnswerObject> as Record<string, AnswerObject>;

/** The error response of each status. */
export const errorStatuses: Readonly<Record<string, keyof typeof errorAnswers>> = {
  "401": "NotSignedIn",
  "403": "Refused",
  "405": "Captcha",
  "500": "ServerError",
  default: "OtherError",
};
