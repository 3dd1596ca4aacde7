import { parseAnswer } from "@/lib/api/answer";
import { CallError, type ApiError } from "@/lib/api/api-error";
import { closeDialog, openDialog } from "@/lib/dialogs/dialogs";
import { pageLocation } from "@/lib/platform/page-location";
import { notify } from "@/lib/notifications/notifications";
import finnish from "@/messages/fi.json";
import { answers, fails, sessionFailures } from "@/scripts/testing/call-results";
import { shownNotification } from "@/scripts/testing/shown-notification";
import { collectionQuery } from "./collection-query";
import { configQuery } from "./config-query";
import { handleAnswer, accept, handleResult } from "./handle-result";
import { beginSession, endSession, onSessionEvent, type SessionEvent } from "./session";
import { meQuery } from "./me-query";
import { collectionKey, meKey, memberReadAt } from "./cached";
import { queryClient } from "./query-client";
import { handleFetchError } from "./errors";

let events: SessionEvent[];
let stop: () => void;
let leaveFor: jest.SpyInstance;

beforeEach(() => {
  queryClient.clear();
  events = [];
  stop = onSessionEvent((event) => events.push(event));
  leaveFor = jest.spyOn(pageLocation, "leaveFor").mockReturnValue(true);
  notify("");
});
afterEach(() => {
  stop();
  queryClient.clear();
});

const handle = (body: unknown) => handleAnswer("fi", parseAnswer(body));
const fail = (error: ApiError) => handleResult("fi", fails(error));

describe("handleAnswer", () => {
  it("stores the parts of the answer, in its language, and nothing else", () => {
    handle({ config: { hero_image: "/h.svg" }, memberData: { _full_name: "M" }, events: [{ id: 1 }], pages: [] });
    expect(queryClient.getQueryData(configQuery("fi").queryKey)).toMatchObject({ heroImage: "http://localhost/h.svg" });
    expect(queryClient.getQueryData(meQuery("fi").queryKey)).toMatchObject({ fullName: "M" });
    expect(queryClient.getQueryData(collectionQuery("events", "fi").queryKey)).toHaveLength(1);
    expect(queryClient.getQueryData(collectionQuery("pages", "fi").queryKey)).toEqual([]);
    expect(queryClient.getQueryData(collectionQuery("articles", "fi").queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(meQuery("en").queryKey)).toBeUndefined();
  });

  it("keeps the known data when the answer carries nothing", () => {
    handle({ memberData: { _full_name: "M" }, events: [{ id: 1 }] });
    handle({ memberData: null, events: null });
    handle("<html>");
    expect(queryClient.getQueryData(meQuery("fi").queryKey)).toMatchObject({ fullName: "M" });
    expect(queryClient.getQueryData(collectionQuery("events", "fi").queryKey)).toHaveLength(1);
  });

  it("keeps the known member when the answer has no identity", () => {
    handle({ memberData: {} });
    expect(queryClient.getQueryData(meQuery("fi").queryKey)).toBeDefined();
    handle({ memberData: { _full_name: "M" } });
    handle({ memberData: { email: "m@example.org" } });
    expect(queryClient.getQueryData(meQuery("fi").queryKey)).toMatchObject({ fullName: "M" });
  });

  it.each<[unknown, unknown]>([
    [{ message: "Saved" }, ["Saved", "success"]],
    [{ error: "Not saved" }, ["Not saved", "error"]],
    [{ message: "Saved", error: "Not all" }, ["Not all", "error"]],
    [{}, null],
  ])("notifies for %j: %j", (body, expected) => {
    handle(body);
    expect(shownNotification()).toEqual(expected);
  });

  it("follows a redirect_url", () => {
    handle({ redirect_url: "https://elsewhere.example/" });
    expect(events).toEqual([{ type: "redirect", address: "https://elsewhere.example/" }]);
  });

  it("does not follow a redirect_url to a part of the current page: no page would load", () => {
    pageLocation.rewrite("/app/#news");
    handle({ redirect_url: "/app/#news" });
    pageLocation.rewrite("/app/");
    expect([events, shownNotification()]).toEqual([[], null]);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "ftp://x.example/"])(
    "reports the redirect_url %s and stays",
    (address) => {
      leaveFor.mockRestore();
      handle({ redirect_url: address });
      expect(events).toEqual([]);
      expect(shownNotification()).toEqual([finnish.errors.badRedirect, "error"]);
    },
  );
});

describe("handleResult", () => {
  it.each([
    ["a part of the member keeps the time of the last reading", { memberData: { city: "Oulu" } }, 1000],
    ["a part of another member was read now", { memberData: { id: 8, _full_name: "P" } }, 5000],
    ["the whole member was read now", { memberData: { id: 7, _full_name: "M", invoice: [] } }, 5000],
  ])("%s", (_, body, readAt) => {
    const now = jest.spyOn(Date, "now").mockReturnValue(1000);
    handle({ memberData: { id: 7, _full_name: "M", invoice: [] } });
    now.mockReturnValue(5000);
    handleResult("fi", answers(body));
    now.mockRestore();
    expect(memberReadAt("fi")).toBe(readAt);
  });

  it.each(sessionFailures)("leaves %j to the session", (error, event) => {
    expect(fail(error)).toBe(false);
    expect(events).toEqual([event]);
    expect(shownNotification()).toBeNull();
  });

  it.each<[ApiError, unknown]>([
    [{ kind: "status", status: 422, text: "No such city" }, ["No such city", "error"]],
    [{ kind: "status", status: 502, text: "" }, [finnish.errors.status.replace("{status}", "502"), "error"]],
    [{ kind: "unreachable" }, [finnish.errors.unreachable, "error"]],
    [{ kind: "unreadable" }, [finnish.errors.unreadable, "error"]],
    [{ kind: "aborted" }, null],
  ])("notifies for %j: %j", (error, expected) => {
    expect(fail(error)).toBe(false);
    expect(events).toEqual([]);
    expect(shownNotification()).toEqual(expected);
  });
});

describe("an answer to a mutation", () => {
  const known = { id: 1, _full_name: "M", _details: [{ label: "L", value: "V" }], city: "Turku" };
  const shownMember = () => queryClient.getQueryData(meQuery("fi").queryKey);
  const send = (memberData: object) =>
    handleResult("fi", { ok: true, answer: parseAnswer({ memberData }), body: { memberData } });
  beforeEach(() => handle({ memberData: known }));

  it.each<[string, object, object]>([
    ["a part", { city: "Oulu" }, { ...known, city: "Oulu" }],
    ["nothing", {}, known],
    ["another name", { _full_name: "N" }, { ...known, _full_name: "N" }],
    ["an empty list", { _details: [] }, { ...known, _details: [] }],
    ["null", { _details: null }, { ...known, _details: null }],
  ])("with %s of the member keeps the rest", (_what, part, values) => {
    send(part);
    expect(shownMember()).toMatchObject({ person: "1", values });
  });

  it("never changes the member's identity", () => {
    queryClient.clear();
    handle({ memberData: { _full_name: "M" } });
    send({ _full_name: "N" });
    expect(shownMember()).toMatchObject({ person: "M", fullName: "N" });
  });

  it("replaces another member completely, and drops what is theirs", () => {
    sessionStorage.setItem("draft.myAccount", '{"person":"1","values":{}}');
    send({ id: 2, _full_name: "Erkki" });
    expect(sessionStorage.getItem("draft.myAccount")).toBeNull();
    expect(shownMember()).toMatchObject({ person: "2", details: [] });
    expect(shownMember()?.values).not.toHaveProperty("city");
  });

  it("is merged into the member, but an answer of me replaces the member", () => {
    const memberData = { id: 1, _full_name: "M" };
    accept("fi", answers({ memberData }));
    expect(shownMember()).toMatchObject({ details: [], values: memberData });
  });
});

describe("a failed fetch of me", () => {
  const failFetch = (error: ApiError) =>
    handleFetchError(new CallError(error), { queryKey: meKey("fi"), state: {} }, queryClient);

  it.each<ApiError>([
    { kind: "status", status: 502, text: "" },
    { kind: "unreachable" },
    { kind: "unreadable" },
    { kind: "aborted" },
  ])("shows no message for %j: the freshness line reports it", (error) => {
    failFetch(error);
    expect(events).toEqual([]);
    expect(shownNotification()).toBeNull();
  });

  it.each<[ApiError, string]>([
    [{ kind: "unauthorized", redirectUrl: "/login" }, "unauthorized"],
    [{ kind: "critical", status: 403, text: "" }, "critical"],
    [{ kind: "critical", status: 500, text: "Down" }, "critical"],
    [{ kind: "captcha" }, "captcha"],
  ])("leaves %j to the session", (error, type) => {
    failFetch(error);
    expect(events.map((event) => event.type)).toEqual([type]);
  });

  it.each([
    ["Down", "Down"],
    ["", finnish.errors.critical],
  ])("keeps the current card at a 500 with %j, and says so", (text, said) => {
    handle({ memberData: { _full_name: "M" } });
    failFetch({ kind: "critical", status: 500, text });
    expect([events, shownNotification()]).toEqual([[], [said, "error"]]);
  });

  it("starts no captcha while the card is shown", () => {
    openDialog("showCard");
    failFetch({ kind: "captcha" });
    expect(events).toEqual([]);
    closeDialog();
  });
});

describe("a failed fetch of a collection", () => {
  const failFetch = (error: ApiError, data?: object[]) =>
    handleFetchError(new CallError(error), { queryKey: collectionKey("events", "fi"), state: { data } }, queryClient);

  it.each<[string, ApiError, object[] | undefined, unknown]>([
    ["tells of an outage when there is no list", { kind: "unreachable" }, undefined, finnish.errors.unreachable],
    ["is quiet at an outage beside a list", { kind: "unreachable" }, [], null],
    ["is quiet at a 500 beside a list", { kind: "critical", status: 500, text: "Down" }, [], null],
  ])("%s", (_what, error, data, text) => {
    failFetch(error, data);
    expect([events, shownNotification()?.[0] ?? null]).toEqual([[], text]);
  });

  it.each<[ApiError, object[] | undefined, string]>([
    [{ kind: "critical", status: 500, text: "Down" }, undefined, "critical"],
    [{ kind: "critical", status: 403, text: "" }, [], "critical"],
    [{ kind: "unauthorized", redirectUrl: "/login" }, [], "unauthorized"],
    [{ kind: "captcha" }, [], "captcha"],
  ])("leaves %j to the session, with the list %j", (error, data, type) => {
    failFetch(error, data);
    expect(events.map((event) => event.type)).toEqual([type]);
  });
});

it("ignores answers after the session's end, until another begins", () => {
  const late = { ok: true, answer: parseAnswer({ memberData: { _full_name: "M" }, message: "Saved" }) } as const;
  endSession();
  expect(handleResult("fi", late)).toBe(false);
  fail({ kind: "unauthorized", redirectUrl: "/login" });
  expect([queryClient.getQueryData(meQuery("fi").queryKey), shownNotification(), events]).toEqual([
    undefined,
    null,
    [],
  ]);
  beginSession();
  expect(handleResult("fi", late)).toBe(true);
});
