/** @jest-environment node */
import { network } from "@/lib/platform/network";
import { callServer } from "./client";
import type { EndpointName } from "./endpoints";

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

const answering = (body: string, init: ResponseInit = {}) =>
  fetchMock.mockImplementation(async () => new Response(body, init));
const call = (name: EndpointName = "me") => callServer(name, { locale: "fi" });

describe("the request", () => {
  it.each([
    ["config", { clearCache: true }, "GET", "/api/fi/config?clearCache=1"],
    ["saveMe", { body: { email: "a@b" } }, "POST", "/api/fi/me"],
  ] as const)("%s with %j is %s %s", async (name, options, method, url) => {
    answering("{}");
    await callServer(name, { locale: "fi", ...options });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock).toHaveBeenCalledWith(url, expect.objectContaining({ method }));
  });

  it("sends credentials and asks for JSON", async () => {
    answering("{}");
    await call();
    const [, init] = fetchMock.mock.calls[0]!;
    expect(init.credentials).toBe("include");
    // The member's data must not enter the browser's cache.
    expect(init.cache).toBe("no-store");
    expect(new Headers(init.headers).get("Accept")).toBe("application/json");
    expect(init.body).toBeUndefined();
  });

  it("sends a body as multipart form data, whose content type fetch sets itself", async () => {
    answering("{}");
    await callServer("saveMe", { locale: "fi", body: { email: "a@b", interests: [1, 2] } });
    const [, init] = fetchMock.mock.calls[0]!;
    expect(init.body).toBeInstanceOf(FormData);
    expect([...(init.body as FormData).entries()]).toEqual([
      ["email", "a@b"],
      ["interests[]", "1"],
      ["interests[]", "2"],
    ]);
    expect(new Headers(init.headers).has("Content-Type")).toBe(false);
  });

  it("passes the signal to fetch", async () => {
    answering("{}");
    const { signal } = new AbortController();
    await callServer("me", { locale: "fi", signal });
    expect(fetchMock.mock.calls[0]![1].signal).toBe(signal);
  });
});

describe("a good answer", () => {
  it.each([200, 201, 202])("with status %d is parsed", async (status) => {
    answering('{"memberData":{"_full_name":"Maija"},"message":"Saved"}', { status });
    expect(await call()).toMatchObject({ ok: true, answer: { member: { fullName: "Maija" }, message: "Saved" } });
  });

  it.each([
    ["an empty body", ""],
    ["a list", "[]"],
    ["a byte order mark alone", "\uFEFF"],
    ["JSON that is no object", "null"],
    ["blanks", " \n"],
  ])("that is %s is an empty answer", async (_sentence, body) => {
    answering(body);
    expect(await call()).toMatchObject({ ok: true, answer: { member: null, config: null, message: "", error: "" } });
  });

  it.each([
    ["broken JSON", '{"memberData":{'],
    ["HTML", "<!doctype html><p>Maintenance</p>"],
    ["a PHP error", "Fatal error: Allowed memory size exhausted"],
    ["HTML behind a byte order mark and a line", "\uFEFF\n<html></html>"],
  ])("that is %s is unreadable", async (_sentence, body) => {
    answering(body);
    expect(await call()).toMatchObject({ ok: false, error: { kind: "unreadable" }, answer: { member: null } });
  });

  it.each([
    ["a byte order mark", "\uFEFF"],
    ["one of each file of the server", "\uFEFF\uFEFF"],
    ["lines and a byte order mark", "\n\n\uFEFF"],
  ])("may begin with %s", async (_sentence, start) => {
    fetchMock.mockResolvedValue({ ...goodParts, text: async () => `${start}{"message":"Hei"}` } as unknown as Response);
    expect(await call()).toMatchObject({ ok: true, answer: { message: "Hei" } });
  });

  it.each([
    ["as it is", '"__proto__"'],
    ["in escapes", '"\\u005f_proto__"'],
  ])("drops a __proto__ key, written %s", async (_sentence, key) => {
    answering(
      `{"memberData":{"email":"a@b",${key}:{"polluted":1}},"config":{"forms":{"myAccount":{${key}:{"polluted":1}}}}}`,
    );
    const { answer } = await call();
    expect(answer.member?.values.email).toBe("a@b");
    expect(Object.keys(answer.member?.values ?? {})).not.toContain("__proto__");
    expect(Object.keys(answer.config?.myAccountForm as object)).not.toContain("__proto__");
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  /** Node 22 and current browsers pass a number's source text. */
  let isSourceKnown = false;
  JSON.parse("1", (_key, value: unknown, context?: unknown) => {
    isSourceKnown = context !== undefined;
    return value;
  });

  it("keeps the digits of a whole number that is too long for JavaScript", async () => {
    answering(
      '{"memberData":{"long":2026001047720102277,"short":5,"text":"2026001047720102277","part":0.1234567890123456789}}',
    );
    const { answer } = await call();
    // If the browser does not pass a number's source text, a rounded number counts as missing.
    const long = isSourceKnown ? "2026001047720102277" : null;
    expect(answer.member?.values).toEqual({ long, short: 5, text: "2026001047720102277", part: 0.12345678901234568 });
  });

  it.each(["8.685162596198971e+19", "8.6851625961989712E19", "2026001047720102277.0"])(
    "drops a long number whose digits the server has not sent as they are: %s",
    async (number) => {
      answering(`{"memberData":{"number":${number},"small":1.5e+2}}`);
      const { answer } = await call();
      expect(answer.member?.values).toEqual({ number: null, small: 150 });
    },
  );
});

const goodParts = { ok: true, status: 200, headers: new Headers() };

describe("the error catalogue", () => {
  const captcha = { "x-amzn-waf-action": "captcha" };

  it.each<[string, number, string, Record<string, string>, unknown]>([
    ["401 with an address", 401, '{"redirect_url":"/login"}', {}, { kind: "unauthorized", redirectUrl: "/login" }],
    ["401 without an address", 401, "{}", {}, { kind: "unauthorized", redirectUrl: "" }],
    ["401 with HTML", 401, "<p>Sign in</p>", {}, { kind: "unauthorized", redirectUrl: "" }],
    ["403 with words", 403, '{"error":"Ended"}', {}, { kind: "critical", status: 403, text: "Ended" }],
    ["500 with words", 500, '{"error":"Broken"}', {}, { kind: "critical", status: 500, text: "Broken" }],
    [
      "500 with HTML",
      500,
      "<h1>Down</h1> <p>for a <b>while</b></p>",
      {},
      { kind: "critical", status: 500, text: "Down\nfor a while" },
    ],
    ["500 with nothing", 500, "", {}, { kind: "critical", status: 500, text: "" }],
    ["405 with the captcha header", 405, "<html>", captcha, { kind: "captcha" }],
    ["202 with the challenge header", 202, "", { "x-amzn-waf-action": "challenge" }, { kind: "captcha" }],
    ["202 with the challenge header and JSON", 202, "{}", { "x-amzn-waf-action": "challenge" }, { kind: "captcha" }],
    ["405 without the captcha header", 405, '{"error":"No"}', {}, { kind: "status", status: 405, text: "No" }],
    [
      "405 with another action",
      405,
      "",
      { "x-amzn-waf-action": "challenge" },
      { kind: "status", status: 405, text: "", isPage: true },
    ],
    ["403 with the captcha header", 403, "Forbidden", captcha, { kind: "critical", status: 403, text: "Forbidden" }],
    ["502 with HTML", 502, "<h1>Bad gateway</h1>", {}, { kind: "status", status: 502, text: "", isPage: true }],
    ["503 with broken JSON", 503, '{"error":', {}, { kind: "status", status: 503, text: "", isPage: true }],
    ["404 with nothing", 404, "", {}, { kind: "status", status: 404, text: "", isPage: true }],
    ["422 with a message alone", 422, '{"message":"Too long"}', {}, { kind: "status", status: 422, text: "Too long" }],
    ["422 with both", 422, '{"message":"Hei","error":"No"}', {}, { kind: "status", status: 422, text: "No" }],
    // Frameworks write technical messages for other statuses.
    ["404 with a message", 404, '{"message":"No route"}', {}, { kind: "status", status: 404, text: "" }],
    ["422 with an empty list, as PHP writes an empty object", 422, "[]", {}, { kind: "status", status: 422, text: "" }],
  ])("%s", async (_sentence, status, body, headers, error) => {
    answering(body, { status, headers });
    const result = await call();
    expect(result).toMatchObject({ ok: false });
    expect(result).toHaveProperty("error", error);
  });

  it.each([400, 404, 405, 422, 429, 502, 503])("keeps the status %d and its words", async (status) => {
    answering('{"error":"No"}', { status });
    expect(await call()).toMatchObject({ ok: false, error: { kind: "status", status, text: "No" } });
  });

  it("returns the parts of the answer with an error too", async () => {
    answering('{"error":"No","message":"Hei"}', { status: 422 });
    expect((await call()).answer).toMatchObject({ error: "No", message: "Hei" });
  });

  it.each([
    ["there is no network", () => fetchMock.mockRejectedValue(new TypeError("Failed to fetch"))],
    [
      "fetch throws at once",
      () =>
        fetchMock.mockImplementation(() => {
          throw new TypeError("Bad address");
        }),
    ],
    [
      "the body is cut off",
      () =>
        fetchMock.mockResolvedValue({
          ...goodParts,
          text: () => Promise.reject(new TypeError("terminated")),
        } as unknown as Response),
    ],
  ])("%s: unreachable", async (_sentence, arrange) => {
    arrange();
    expect(await call()).toMatchObject({ ok: false, error: { kind: "unreachable" }, answer: { member: null } });
  });

  it.each<[EndpointName, boolean]>([
    ["config", false],
    ["me", false],
    ["saveMe", true],
    ["events", true],
  ])("%s: unreachable, and the app may ask the server again at once: %s", async (name, isOnline) => {
    network.report(true);
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    await call(name);
    expect(network.isOnline()).toBe(isOnline);
  });

  it("is aborted by its signal", async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const result = callServer("me", { locale: "fi", signal: controller.signal });
    controller.abort();
    expect(await result).toMatchObject({ ok: false, error: { kind: "aborted" } });
  });
});

describe("an answer that the page's first script has requested", () => {
  const early = (entries: [string, Promise<Response>][]) =>
    Reflect.set(globalThis, "window", { earlyAnswers: new Map(entries) });
  const early200 = () => Promise.resolve(new Response('{"message":"early"}'));
  afterEach(() => Reflect.deleteProperty(globalThis, "window"));

  it("replaces a request, once", async () => {
    early([["/api/fi/me", early200()]]);
    answering('{"message":"late"}');
    expect((await call()).answer.message).toBe("early");
    expect(fetchMock).not.toHaveBeenCalled();
    expect((await call()).answer.message).toBe("late");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("serves no POST to the same address", async () => {
    early([["/api/fi/me", early200()]]);
    answering('{"message":"saved"}');
    const result = await callServer("saveMe", { locale: "fi", body: { email: "a@b" } });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(result.answer.message).toBe("saved");
  });

  it("that failed is unreachable, and the next call sends a request", async () => {
    const failed = Promise.reject<Response>(new TypeError("Failed to fetch"));
    failed.catch(() => undefined);
    early([["/api/fi/me", failed]]);
    answering("{}");
    expect(await call()).toMatchObject({ ok: false, error: { kind: "unreachable" } });
    expect(await call()).toMatchObject({ ok: true });
  });
});
