import { parseAnswer } from "@/lib/api/answer";
import { keepDraft } from "@/lib/forms/draft";
import { dropDraft } from "@/lib/forms/draft-store";
import { pageLocation } from "@/lib/platform/page-location";
import { localeStore } from "@/lib/i18n/locale-store";
import { notificationStore, notify } from "@/lib/notifications/notifications";
import { collectionKey, meKey } from "@/lib/queries/cached";
import { handleAnswer } from "@/lib/queries/handle-result";
import { queryClient } from "@/lib/queries/query-client";
import { emitSessionEvent, type SessionEvent } from "@/lib/queries/session";
import { english } from "@/scripts/testing/english";
import { fillStorage } from "@/scripts/testing/fill-storage";
import { followSession } from "./follow-session";
import { dispatchStart, startState } from "./start-store";

let stop: () => void;

beforeEach(() => {
  localeStore.set({ locale: "en", messages: english });
  notify("");
  jest.spyOn(pageLocation, "leaveFor").mockReturnValue(true);
  dispatchStart({ type: "retry" });
  dispatchStart({ type: "restored" });
  queryClient.clear();
  stop = followSession();
});
afterEach(() => {
  stop();
  dropDraft();
  sessionStorage.clear();
});

describe("a captcha that does not end", () => {
  beforeEach(() => sessionStorage.setItem("captchaVisits", "4"));

  it("keeps the card on the screen, and says so", () => {
    emitSessionEvent({ type: "captcha" });
    expect(startState()).toEqual({ name: "ready" });
    expect(notificationStore.get().notification).toMatchObject({ text: english.start.captcha, color: "error" });
    expect(pageLocation.leaveFor).not.toHaveBeenCalled();
  });

  it("shows a full-screen error without a card", () => {
    dispatchStart({ type: "retry" });
    emitSessionEvent({ type: "captcha" });
    expect(startState()).toEqual({ name: "failed", reason: "captcha" });
    expect(notificationStore.get().visible).toBe(false);
  });
});

const type = () => keepDraft("7", "", { bio: "A long story" });

describe("edits without a stored draft", () => {
  it.each<SessionEvent>([
    { type: "unauthorized", redirectUrl: "/login" },
    { type: "captcha" },
    { type: "critical", status: 500, text: "Down" },
  ])("stay on the screen at %j, with a message", (event) => {
    fillStorage();
    type();
    emitSessionEvent(event);
    expect(startState().name).toBe("ready");
    expect(notificationStore.get().notification).toMatchObject({ text: english.myAccount.draftUnkept, color: "error" });
    expect(pageLocation.leaveFor).not.toHaveBeenCalled();
  });

  it("are lost when the server refuses the member", () => {
    fillStorage();
    type();
    emitSessionEvent({ type: "critical", status: 403, text: "" });
    expect(startState().name).toBe("critical");
  });

  it("block nothing once there is room again, or once they are saved or discarded", () => {
    const full = fillStorage();
    type();
    full.mockRestore();
    type();
    emitSessionEvent({ type: "unauthorized", redirectUrl: "/login" });
    expect(startState().name).toBe("redirecting");
  });
});

describe("redirects without a good start between them", () => {
  const login: SessionEvent = { type: "unauthorized", redirectUrl: "http://localhost/login" };
  const home: SessionEvent = { type: "redirect", address: "http://localhost/app/" };

  it.each([
    ["to a login", login],
    ["to the app itself", home],
  ])("%s are followed three times, then a full-screen message says so", (_, event) => {
    for (let visit = 0; visit < 4; visit += 1) {
      dispatchStart({ type: "retry" });
      emitSessionEvent(event);
    }
    expect(startState()).toEqual({ name: "failed", reason: "redirects" });
    expect(pageLocation.leaveFor).toHaveBeenCalledTimes(event === home ? 3 : 0);
  });

  it("a login that leads to the page itself is not followed, and a full-screen message says so", () => {
    window.history.replaceState(null, "", "/app/#login");
    emitSessionEvent({ type: "unauthorized", redirectUrl: "http://localhost/app/#login" });
    expect(startState()).toEqual({ name: "failed", reason: "noLogin" });
    window.history.replaceState(null, "", "/app/");
  });

  it("name their host, except for a login", () => {
    emitSessionEvent({ type: "redirect", address: "https://other.example/path" });
    expect(pageLocation.leaveFor).toHaveBeenCalledWith("https://other.example/path");
    expect(startState()).toEqual({ name: "redirecting", host: "other.example" });
    emitSessionEvent(login);
    expect(startState()).toEqual({ name: "redirecting", host: null });
  });
});

describe("news of a logout in another tab", () => {
  /** Sends another tab's news, in a browser with channels. */
  let tell: (logout: "begun" | "ended" | "failed", begunAt: number) => void;
  class Channel {
    set onmessage(listener: (event: { data: unknown }) => void) {
      tell = (logout, begunAt) => listener({ data: { tab: 2, logout, begunAt } });
    }
    postMessage = () => undefined;
    close = () => (tell = () => undefined);
  }
  const now = Date.now();
  const kept = (readAt: number) => ({
    ["storedCard"]: JSON.stringify({ locale: "en", person: "7", readAt, body: { memberData: { id: 7 } } }),
    startedPayments: `[{"person":"7","invoiceId":5012,"startedAt":${readAt}}]`,
  });
  beforeEach(() => {
    stop();
    Object.assign(globalThis, { BroadcastChannel: Channel });
    stop = followSession();
    jest.spyOn(pageLocation, "replaceWith").mockReturnValue(true);
    const { member } = parseAnswer({ memberData: { id: 7 } });
    queryClient.setQueryData(meKey("en"), member ?? undefined, { updatedAt: now - 10_000 });
    sessionStorage.setItem("draft.myAccount", '{"person":"7"}');
  });
  afterEach(() => {
    delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
    localStorage.clear();
  });

  it.each([
    ["that ends the session this page shows takes everything along", now - 5000, now, false],
    ["that ended before somebody signed in leaves what is theirs", now, now - 5000, true],
  ])("%s", (_sentence, readAt, begunAt, isKept) => {
    Object.assign(localStorage, kept(readAt));
    tell("begun", begunAt);
    expect(queryClient.getQueryData(meKey("en"))).toBeUndefined();
    expect(sessionStorage.getItem("draft.myAccount")).toBeNull();
    expect(localStorage.getItem("storedCard") !== null).toBe(isKept);
    expect(localStorage.getItem("startedPayments") !== null).toBe(isKept);
  });

  it("takes along a card that this page has stored since the logout began", () => {
    Object.assign(localStorage, kept(now - 10_000));
    tell("begun", now - 20_000);
    expect(localStorage.getItem("storedCard")).toBeNull();
  });

  it("removes the number on the icon", () => {
    const clearAppBadge = jest.fn(async () => undefined);
    Object.assign(navigator, { clearAppBadge });
    tell("begun", now);
    delete (navigator as { clearAppBadge?: unknown }).clearAppBadge;
    expect(clearAppBadge).toHaveBeenCalledTimes(1);
  });

  it("waits for the server's answer before it leaves for the login", () => {
    tell("begun", now);
    expect(startState()).toEqual({ name: "loggingOut" });
    expect(pageLocation.replaceWith).not.toHaveBeenCalled();
    tell("ended", now);
    expect(pageLocation.replaceWith).toHaveBeenCalledWith("/app/");
  });

  it("is ignored once nothing is followed any more", () => {
    stop();
    tell("begun", now);
    expect(startState()).toEqual({ name: "ready" });
  });

  it("that the logout failed leaves this tab signed out too", () => {
    tell("begun", now);
    tell("failed", now);
    expect(startState()).toEqual({ name: "signedOut" });
    expect(pageLocation.replaceWith).not.toHaveBeenCalled();
  });
});

describe("the stored card", () => {
  beforeEach(() => localStorage.setItem("storedCard", "{}"));
  afterEach(() => localStorage.clear());

  it.each<[string, SessionEvent, boolean]>([
    ["goes when the server refuses this member", { type: "critical", status: 403, text: "Words" }, false],
    ["stays when it is out of order", { type: "critical", status: 500, text: "Words" }, true],
  ])("%s", (_, event, isKept) => {
    handleAnswer("en", parseAnswer({ memberData: { id: 7 }, events: [{ id: 1 }] }));
    emitSessionEvent(event);
    expect(startState()).toEqual({ name: "critical", isForbidden: !isKept, text: "Words" });
    for (const key of [meKey("en"), collectionKey("events", "en")])
      expect(queryClient.getQueryData(key) !== undefined).toBe(isKept);
    expect(localStorage.getItem("storedCard") !== null).toBe(isKept);
  });
});
