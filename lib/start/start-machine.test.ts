import { initialStartState, startTransition, type StartEvent, type StartState } from "./start-machine";

const states = {
  config: { name: "loading", step: "config", isRetry: false },
  member: { name: "loading", step: "member", isRetry: false },
  configAgain: { name: "loading", step: "config", isRetry: true },
  memberAgain: { name: "loading", step: "member", isRetry: true },
  toLogin: { name: "redirecting", host: null },
  toHost: { name: "redirecting", host: "example.org" },
  noLogin: { name: "failed", reason: "noLogin" },
  redirects: { name: "failed", reason: "redirects" },
  unreachable: { name: "failed", reason: "unreachable" },
  noMember: { name: "failed", reason: "noMember" },
  captcha: { name: "failed", reason: "captcha" },
  critical: { name: "critical", isForbidden: false, text: "Down" },
  ready: { name: "ready" },
  loggingOut: { name: "loggingOut" },
  signedOut: { name: "signedOut" },
} satisfies Record<string, StartState>;

type StateName = keyof typeof states;

const events = {
  configHandled: { type: "configHandled" },
  memberHandled: { type: "memberHandled", hasMember: true },
  noMember: { type: "memberHandled", hasMember: false },
  unreachable: { type: "fetchFailed", isUnreachable: true, hasMember: false },
  unreachableWithCard: { type: "fetchFailed", isUnreachable: true, hasMember: true },
  failed: { type: "fetchFailed", isUnreachable: false, hasMember: false },
  failedWithCard: { type: "fetchFailed", isUnreachable: false, hasMember: true },
  restored: { type: "restored" },
  unauthorized: { type: "unauthorized", hasLogin: true },
  unauthorizedNowhere: { type: "unauthorized", hasLogin: false },
  leaving: { type: "leaving", host: "example.org" },
  redirectLoop: { type: "redirectLoop" },
  critical: { type: "critical", isForbidden: false, text: "Down" },
  captcha: { type: "captcha", isEndless: false, host: "example.org" },
  captchaEndless: { type: "captcha", isEndless: true, host: "example.org" },
  retry: { type: "retry" },
  logout: { type: "logout" },
  logoutFailed: { type: "logoutFailed" },
} satisfies Record<string, StartEvent>;

type EventName = keyof typeof events;

type Row = Partial<Record<EventName, StateName>>;

/** The next state by event; unlisted events keep the state. */
const usually: Row = {
  unauthorized: "toLogin",
  unauthorizedNowhere: "noLogin",
  leaving: "toHost",
  redirectLoop: "redirects",
  critical: "critical",
  captcha: "toHost",
  captchaEndless: "captcha",
  retry: "configAgain",
  logout: "loggingOut",
};

const whileLoading: Row = {
  ...usually,
  configHandled: "member",
  memberHandled: "ready",
  noMember: "noMember",
  unreachable: "unreachable",
  unreachableWithCard: "ready",
  failedWithCard: "ready",
  restored: "ready",
};

const table: Record<StateName, Row> = {
  config: whileLoading,
  member: whileLoading,
  configAgain: { ...whileLoading, configHandled: "memberAgain" },
  memberAgain: { ...whileLoading, configHandled: "memberAgain" },
  toLogin: usually,
  toHost: usually,
  noLogin: usually,
  redirects: usually,
  unreachable: usually,
  noMember: usually,
  captcha: usually,
  critical: usually,
  // The card stays readable.
  ready: { ...usually, captchaEndless: "ready" },
  // No late answer restores the member.
  loggingOut: { retry: "configAgain", logoutFailed: "signedOut" },
  signedOut: usually,
};

const rows = (Object.keys(states) as StateName[]).flatMap((state) =>
  (Object.keys(events) as EventName[]).map((event): [StateName, EventName, StateName] => [
    state,
    event,
    table[state][event] ?? state,
  ]),
);

describe("startTransition", () => {
  it("begins with the config in flight", () => {
    expect(initialStartState).toEqual(states.config);
  });

  it.each(rows)("from %s, %s leads to %s", (state, event, next) => {
    expect(startTransition(states[state], events[event])).toEqual(states[next]);
  });

  it("returns the same state object when nothing changes, so that nothing rerenders", () => {
    expect(startTransition(states.ready, events.configHandled)).toBe(states.ready);
    expect(startTransition(states.loggingOut, events.critical)).toBe(states.loggingOut);
  });
});
