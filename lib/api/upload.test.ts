/** @jest-environment node */
import { callServer } from "./client";
import { upload } from "./upload";

class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  response: ArrayBuffer | null = null;
  withCredentials = false;
  responseType = "";
  opened: string[] = [];
  headers: Record<string, string> = {};
  sent: unknown;
  answerHeaders = "";
  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return this.answerHeaders;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, text: string, headers = "") {
    Object.assign(this, { status, response: new TextEncoder().encode(text).buffer, answerHeaders: headers });
    this.onload?.();
  }
}

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  Object.assign(globalThis, {
    XMLHttpRequest: FakeRequest,
    fetch: fetchMock.mockReset(),
    location: new URL("https://app.example.org/app/myaccount"),
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, "location"));

/** A save as the app sends it. */
function save({ signal, parts = [] }: { signal?: AbortSignal; parts?: number[] } = {}) {
  const result = callServer("saveMe", {
    locale: "fi",
    body: { photo: new File(["12"], "me.jpg") },
    signal,
    send: (url, init) => upload(url, init, (part) => parts.push(part)),
  });
  return { result, request: FakeRequest.last };
}

describe("upload", () => {
  it("sends the same request as fetch", () => {
    const { request } = save();
    expect(request.opened).toEqual(["POST", "/api/fi/me"]);
    expect(request.headers).toEqual({ accept: "application/json" });
    expect(request.withCredentials).toBe(true);
    expect((request.sent as FormData).get("photo")).toMatchObject({ name: "me.jpg", size: 2 });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("reports the sent part", () => {
    const parts: number[] = [];
    const { request } = save({ parts });
    for (const loaded of [0, 50, 200]) request.upload.onprogress?.({ loaded, total: 200 });
    expect(parts).toEqual([0, 0.25, 1]);
  });

  it.each<[number, string, string, object]>([
    [200, '\uFEFF{"message":"Säilyi"}', "", { ok: true, answer: { message: "Säilyi" } }],
    [204, "", "", { ok: true }],
    [405, "<html>", "x-amzn-waf-action: captcha\r\ndate: 1:2\r\n", { error: { kind: "captcha" } }],
    // A Response cannot have this status.
    [999, "", "", { error: { kind: "unreachable" } }],
  ])("returns an answer of %d with %j as a Response", async (status, text, headers, expected) => {
    const { result, request } = save();
    request.answer(status, text, headers);
    expect(await result).toMatchObject(expected);
  });

  it("fails as fetch does when the connection breaks", async () => {
    const { result, request } = save();
    request.onerror?.();
    expect(await result).toMatchObject({ ok: false, error: { kind: "unreachable" } });
    const bare = upload("/api/fi/me", {}, () => undefined);
    FakeRequest.last.onerror?.();
    await expect(bare).rejects.toBeInstanceOf(TypeError);
  });

  it("is aborted by its signal, even one that was aborted before", async () => {
    const controller = new AbortController();
    const { result } = save({ signal: controller.signal });
    controller.abort();
    expect(await result).toMatchObject({ ok: false, error: { kind: "aborted" } });
    await expect(upload("/api/fi/me", { signal: controller.signal }, () => undefined)).rejects.toMatchObject({
      name: "AbortError",
    });
  });

  it("uses fetch for another origin, to avoid a preflight", async () => {
    fetchMock.mockResolvedValue(new Response("{}"));
    const init = { method: "POST" };
    await upload("https://members.example.org/api/fi/me", init, () => undefined);
    expect(fetchMock).toHaveBeenCalledWith("https://members.example.org/api/fi/me", init);
  });
});
