/** The state of the whole app, from start to end of the session (docs/product.md, Start). */
export type StartState =
  /** `isRetry`: the page has shown another state before. */
  | { name: "loading"; step: "config" | "member"; isRetry: boolean }
  /** On the way to the login, or to another address on `host`. */
  | { name: "redirecting"; host: string | null }
  | { name: "failed"; reason: "unreachable" | "noMember" | "captcha" | "noLogin" | "redirects" }
  /** `isForbidden`: the server refuses this member; otherwise the server has failed. */
  | { name: "critical"; isForbidden: boolean; text: string }
  | { name: "ready" }
  | { name: "loggingOut" }
  /** The device has forgotten the member, but the server could not be told. */
  | { name: "signedOut" };

export type StartEvent =
  | { type: "configHandled" }
  | { type: "memberHandled"; hasMember: boolean }
  /** The stored card is ready; the answers are still pending. */
  | { type: "restored" }
  /** The config or the member could not be read. `hasMember`: a stored card stays in place. */
  | { type: "fetchFailed"; isUnreachable: boolean; hasMember: boolean }
  /** `hasLogin`: the app is on the way to the server's login. */
  | { type: "unauthorized"; hasLogin: boolean }
  | { type: "leaving"; host: string }
  /** The server redirects in a loop: the app stops following. */
  | { type: "redirectLoop" }
  | { type: "critical"; isForbidden: boolean; text: string }
  /** `isEndless`: the captcha has come back too often. The app does not leave for it again. */
  | { type: "captcha"; isEndless: boolean; host: string }
  | { type: "retry" }
  | { type: "logout" }
  | { type: "logoutFailed" };

export const initialStartState: StartState = { name: "loading", step: "config", isRetry: false };

/** The next state; the same object when the event changes nothing. */
export function startTransition(state: StartState, event: StartEvent): StartState {
  // During a logout no late answer restores the member.
  if (state.name === "loggingOut" && event.type !== "logoutFailed" && event.type !== "retry") return state;
  switch (event.type) {
    case "configHandled":
      return state.name === "loading" ? { ...state, step: "member" } : state;
    case "memberHandled":
      if (state.name !== "loading") return state;
      return event.hasMember ? { name: "ready" } : { name: "failed", reason: "noMember" };
    case "restored":
      return state.name === "loading" ? { name: "ready" } : state;
    case "fetchFailed":
      if (state.name !== "loading") return state;
      if (event.hasMember) return { name: "ready" };
      return event.isUnreachable ? { name: "failed", reason: "unreachable" } : state;
    case "unauthorized":
      return event.hasLogin ? { name: "redirecting", host: null } : { name: "failed", reason: "noLogin" };
    case "leaving":
      return { name: "redirecting", host: event.host };
    case "redirectLoop":
      return { name: "failed", reason: "redirects" };
    case "critical":
      return { name: "critical", isForbidden: event.isForbidden, text: event.text };
    case "captcha":
      if (!event.isEndless) return { name: "redirecting", host: event.host };
      // A screen that is shown stays, as it does offline.
      return state.name === "ready" ? state : { name: "failed", reason: "captcha" };
    case "retry":
      return { name: "loading", step: "config", isRetry: true };
    case "logout":
      return { name: "loggingOut" };
    case "logoutFailed":
      return state.name === "loggingOut" ? { name: "signedOut" } : state;
  }
}
