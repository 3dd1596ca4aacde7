import type { ApiError } from "@/lib/api/api-error";
import { parseAnswer } from "@/lib/api/answer";
import type { CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import type { Exchange } from "./exchange";
import { resultFindings } from "./result-findings";

const origin = "https://members.example.org";
const login = `${origin}/login`;
const page = { body: "<title>Bye</title>", status: 200 };
// The part of a Response that is read: jsdom has no Response.
const headers = { get: () => null } as unknown as Headers;

function said(name: EndpointName, result: CallResult, more: Partial<Exchange> = {}): string[] {
  const seen: Exchange = {
    method: "GET",
    url: `${origin}/api/fi/${name}`,
    origin,
    status: 200,
    headers,
    body: "",
    milliseconds: 1,
    redirects: [],
    isPostLost: false,
    failure: "",
    isLate: false,
    ...more,
  };
  return resultFindings({ name, locale: "fi", result, seen }).map(({ state, path, says }) =>
    `${state}: ${path} ${says}`.replace(/ +/g, " "),
  );
}

const good = (body: object = {}): CallResult => ({ ok: true, answer: parseAnswer(body), body });
const bad = (error: ApiError, body: object = {}): CallResult => ({ ok: false, error, answer: parseAnswer(body) });
const unreadable = bad({ kind: "unreadable" });

describe("findings on a logout", () => {
  const signedOut = bad({ kind: "unauthorized", redirectUrl: "/login" }, { redirect_url: "/login" });
  const failed = "The member reads that the server could not be told; the session may still be open.";
  it.each<[string, CallResult, Partial<Exchange>, string[]]>([
    ["redirect_url", good({ redirect_url: "/login" }), {}, ['shown: redirect_url "/login"']],
    ["an empty object", good(), {}, ["missing: redirect_url The app starts anew."]],
    [
      "an address that is none",
      good({ redirect_url: "javascript:x" }),
      {},
      ['wrong: redirect_url is "javascript:x", expected an http(s) address. It is not followed: the app starts anew.'],
    ],
    [
      "a page",
      unreadable,
      page,
      [`wrong: Status 200 with a page of HTML ("Bye"): the app takes it for a logout that failed. ${failed}`],
    ],
    [
      "401",
      signedOut,
      { status: 401 },
      [
        "notice: Status 401: the app takes it for a session that had ended already, which is as good.",
        'shown: redirect_url "/login"',
      ],
    ],
    [
      "a redirect",
      unreadable,
      { ...page, redirects: [login] },
      [
        `notice: The call was redirected to ${login}, in the background: nobody sees that page. With redirect_url the browser would go there.`,
        `wrong: Status 200 with a page of HTML ("Bye"): the app takes it for a logout that failed. ${failed}`,
      ],
    ],
    [
      "a redirect to another origin",
      unreadable,
      { ...page, redirects: ["https://login.example.com/?a=1"] },
      [
        `wrong: The call was redirected to https://login.example.com/, another origin: the browser keeps its answer from the app. ${failed} Answer with redirect_url, and the browser goes there.`,
      ],
    ],
    ["an error", good({ error: "No" }), {}, [`wrong: error is "No" with a good status. ${failed}`]],
    [
      "nothing",
      bad({ kind: "unreachable" }),
      { status: 0, failure: "the server broke the connection off" },
      [`wrong: There was no whole answer: the server broke the connection off. ${failed}`],
    ],
  ])("with %s", (_name, result, seen, sentences) => {
    expect(said("logout", result, seen)).toEqual(sentences);
  });
});

describe("findings on an unknown session and on a sparse answer", () => {
  const unknown = (redirectUrl: string) => bad({ kind: "unauthorized", redirectUrl });
  it.each<[string, CallResult, string]>([
    ["401", unknown("/login"), "The server does not know the session: status 401 although a cookie was sent."],
    ["401 without an address", unknown(""), "redirect_url is missing in the 401."],
    [
      "401 with an address that is none",
      unknown("javascript:alert(1)"),
      'redirect_url is "javascript:alert(1)", expected an http(s) address. It is not followed.',
    ],
    ["an error", good({ error: "Not now" }), 'error is "Not now" with a good status'],
  ])("with %s", (_name, result, sentence) => {
    expect(said("pages", result).join()).toContain(sentence);
  });

  it("with a list", () => {
    expect(said("pages", good([]), { body: "[]" }).join()).toContain(
      "The answer is [], expected a JSON object. It counts as {}.",
    );
  });
});

describe("findings on a redirected call", () => {
  it("to a login: one sentence, whatever its query", () => {
    expect(said("config", unreadable, { ...page, redirects: [`${login}?next=/api/fi/config`] })).toEqual([
      `wrong: The call was redirected to ${login}, which gave a page of HTML ("Bye"). The app calls in the background and does not show that page: to send members to a login, answer 401 with redirect_url.`,
    ]);
  });

  it("to a good answer: no fault", () => {
    expect(said("checkPayment", good(), { redirects: [`${login}/`] })).toEqual([
      `notice: The call was redirected to ${login}/. A direct answer would be faster.`,
    ]);
    expect(said("checkPayment", good(), { redirects: [`${login}/`], isPostLost: true })).toEqual([
      `notice: The call was redirected to ${login}/. Browsers follow it with GET and drop the posted data. A direct answer would be faster.`,
    ]);
  });

  it("to a good answer of another origin: a fault", () => {
    expect(said("checkPayment", good(), { redirects: ["https://api.example.com/fi"] })[0]).toContain(
      "wrong: The call was redirected to https://api.example.com/fi, another origin, which does not allow the app",
    );
  });
});

it("reports the app's behaviour without an answer", () => {
  const failure = "the server did not answer within 30 seconds";
  expect(said("config", bad({ kind: "unreachable" }), { status: 0, failure, isLate: true })).toEqual([
    `wrong: There was no whole answer: the server did not answer within 30 seconds. The check waits no longer. The app has no timeout: the member goes on waiting.`,
  ]);
});
