import { cookieTypes, normaliseCookies, type CookieType } from "@/lib/settings/settings";

/** The three views of the cookie dialog. */
export type CookieView = "front" | "aboutCookies" | "chooseCookies";

export interface CookieDialogState {
  view: CookieView;
  /** The ticked types, in order; they have no effect until accepted. */
  chosen: readonly CookieType[];
}

export type CookieDialogEvent =
  | { type: "opened"; accepted: readonly CookieType[] }
  | { type: "readMore" }
  | { type: "choose" }
  | { type: "back" }
  | { type: "toggled"; cookie: CookieType };

/** The member's answer: one of the two buttons of the front view, or the ticked types. */
export type CookieAnswer = "onlyNecessary" | "all" | "chosen";

export const initialCookieDialog: CookieDialogState = { view: "front", chosen: ["necessary"] };

/** Ticks survive the way to the front view and back; each opening starts from the accepted types. */
export function cookieDialogTransition(state: CookieDialogState, event: CookieDialogEvent): CookieDialogState {
  switch (event.type) {
    case "opened":
      return { view: "front", chosen: normaliseCookies(event.accepted) };
    case "readMore":
      return state.view === "front" ? { ...state, view: "aboutCookies" } : state;
    case "choose":
      return state.view === "front" ? { ...state, view: "chooseCookies" } : state;
    case "back":
      return state.view === "front" ? state : { ...state, view: "front" };
    case "toggled":
      return state.view === "chooseCookies" ? { ...state, chosen: toggle(state.chosen, event.cookie) } : state;
  }
}

/** The types that an answer accepts. */
export function answeredCookies(answer: CookieAnswer, { chosen }: CookieDialogState): readonly CookieType[] {
  if (answer === "all") return cookieTypes;
  return answer === "onlyNecessary" ? ["necessary"] : chosen;
}

/** `necessary` is locked: normalising adds it. */
function toggle(chosen: readonly CookieType[], cookie: CookieType): readonly CookieType[] {
  return normaliseCookies(chosen.includes(cookie) ? chosen.filter((type) => type !== cookie) : [...chosen, cookie]);
}
