/** What the whole app shows, from the first moment to the end of the session (spec 4 "App start", 8). */
export type StartState =
  | { name: "loading"; step: "config" | "member" }
  /** On the way to the login, or to the `host` of another address. */
  | { name: "redirecting"; host: string | null }
  | { name: "failed"; reason: "unreachable" | "noMember" | "captcha" | "noLogin" | "redirects" }
  /** `isForbidden`: the server's word that this member is not to see it; else a server that is out of order. */
  | { name: "critical"; isForbidden: boolean; text: string }
  | { name: "ready" }
  | { name: "loggingOut" }
  /** This device holds nothing of the member any more, but the server could not be told. */
  | { name: "signedOut" };

export type StartEvent =
  | { type: "configHandled" }
  | { type: "memberHandled"; hasMember: boolean }
  /** The card that is kept on the device can be shown; the answers of the server are still awaited. */
  | { type: "restored" }
  | { type: "unreachable" }
  | { type: "unauthorized"; followed: boolean }
  | { type: "leaving"; host: string }
  /** The server leads in a circle: the app does not follow any more. */
  | { type: "redirectLoop" }
  | { type: "critical"; isForbidden: boolean; text: string }
  /** `settled` when the captcha came back too often to try once more. */
  | { type: "captcha"; settled: boolean; host: string }
  | { type: "retry" }
  | { type: "logout" }
  | { type: "logoutFailed" };

export const initialStartState: StartState = { name: "loading", step: "config" };

/** The state after an event; the same state for an event that says nothing in it. */
export function startTransition(state: StartState, event: StartEvent): StartState {
  // Nothing that still arrives from the server brings a member back who is leaving.
  if (state.name === "loggingOut" && event.type !== "logoutFailed" && event.type !== "retry") return state;
  switch (event.type) {
    case "configHandled":
      return state.name === "loading" ? { name: "loading", step: "member" } : state;
    case "memberHandled":
      if (state.name !== "loading") return state;
      return event.hasMember ? { name: "ready" } : { name: "failed", reason: "noMember" };
    case "restored":
      return state.name === "loading" ? { name: "ready" } : state;
    case "unreachable":
      return state.name === "loading" ? { name: "failed", reason: "unreachable" } : state;
    case "unauthorized":
      return event.followed ? { name: "redirecting", host: null } : { name: "failed", reason: "noLogin" };
    case "leaving":
      return { name: "redirecting", host: event.host };
    case "redirectLoop":
      return { name: "failed", reason: "redirects" };
    case "critical":
      return { name: "critical", isForbidden: event.isForbidden, text: event.text };
    case "captcha":
      if (!event.settled) return { name: "redirecting", host: event.host };
      // What is shown already stays, as without a network.
      return state.name === "ready" ? state : { name: "failed", reason: "captcha" };
    case "retry":
      return initialStartState;
    case "logout":
      return { name: "loggingOut" };
    case "logoutFailed":
      return state.name === "loggingOut" ? { name: "signedOut" } : state;
  }
}
