import { refTo, type JsonSchema } from "../contract/json-schema";

interface ErrorAnswer {
  status: string;
  /** The name that calls refer to. */
  name: string;
  description: string;
  headers?: Record<string, { required: boolean; description: string; schema: JsonSchema }>;
  /** "application/json" when absent. */
  type?: "text/html";
  body: JsonSchema;
}

/** The error catalogue (docs/product.md, Errors). A test checks that each has an example. */
export const errorAnswers: readonly ErrorAnswer[] = [
  {
    status: "401",
    name: "NotSignedIn",
    description:
      "The session has ended, or there never was one. The browser goes to `redirect_url`; the login leads back to `/app/`, and the app opens where the member was. Never answer with a redirect or a login page instead: the call would get that page as its answer.",
    body: answerWith("redirect_url"),
  },
  {
    status: "403",
    name: "Refused",
    description:
      "The member may not use the app. The whole screen shows `error` with a button to log out, and what was kept on the device is removed. Not for a single thing that is not allowed: use 422 for that. Without JSON the text of the body is shown, without tags, at most 500 characters.",
    body: answerWith("error"),
  },
  {
    status: "405",
    name: "Captcha",
    description:
      "The bot protection (AWS WAF) wants a captcha: the browser goes to the front page of the site, and back to where it was at the next start. Only with the header `x-amzn-waf-action: captcha`; any other 405 is an error like others. The front page must not forward to the app: the captcha is solved there. A 202 with `x-amzn-waf-action: challenge` is handled in the same way.",
    headers: {
      "x-amzn-waf-action": {
        required: true,
        description: "Tells it from other errors.",
        schema: { type: "string", enum: ["captcha"] },
      },
    },
    type: "text/html",
    body: { type: "string" },
  },
  {
    status: "500",
    name: "ServerError",
    description:
      "The whole screen shows `error` with a button to log out; what was typed is kept as a draft. When `config` or `me` is read and there is a card, on the screen or on the device, that card stays instead and `error` is a notice. Without JSON the text of the body is shown, without tags, at most 500 characters.",
    body: answerWith("error"),
  },
  {
    status: "default",
    name: "OtherError",
    description:
      "Any other status that is not 2xx, such as 422: `error` is shown as a notice, without it the `message` of a 422 or a general sentence. The screen and what was typed stay. The app reads no `errors` and marks no field: put the sentences for the member into `error`.",
    body: answerWith("error"),
  },
];

/** The schema of an answer that carries a part. */
export function answerWith(part: string): JsonSchema {
  return { allOf: [refTo("Answer"), { type: "object", required: [part] }] };
}
