import {
  answeredCookies,
  cookieDialogTransition,
  initialCookieDialog,
  type CookieAnswer,
  type CookieDialogEvent,
  type CookieDialogState,
  type CookieView,
} from "./cookie-dialog-machine";

const state = (view: CookieView, ...more: CookieDialogState["chosen"]): CookieDialogState => ({
  view,
  chosen: ["necessary", ...more],
});
const toggled = (cookie: CookieDialogState["chosen"][number]): CookieDialogEvent => ({ type: "toggled", cookie });

describe("cookieDialogTransition", () => {
  it.each<[CookieView, Exclude<CookieDialogEvent["type"], "opened" | "toggled">, CookieView]>([
    ["front", "readMore", "aboutCookies"],
    ["front", "choose", "chooseCookies"],
    ["front", "back", "front"],
    ["aboutCookies", "back", "front"],
    ["aboutCookies", "readMore", "aboutCookies"],
    ["aboutCookies", "choose", "aboutCookies"],
    ["chooseCookies", "back", "front"],
    ["chooseCookies", "choose", "chooseCookies"],
    ["chooseCookies", "readMore", "chooseCookies"],
  ])("%s: %s leads to %s, and what is ticked stays", (view, type, expected) => {
    expect(cookieDialogTransition(state(view, "marketing"), { type })).toEqual(state(expected, "marketing"));
  });

  it.each<CookieView>(["front", "aboutCookies", "chooseCookies"])(
    "opened on %s: it starts at the front with what is accepted",
    (view) => {
      const opened = cookieDialogTransition(state(view, "marketing"), { type: "opened", accepted: ["statistics"] });
      expect(opened).toEqual(state("front", "statistics"));
    },
  );

  it.each([
    ["ticks", [], "marketing", ["marketing"]],
    ["keeps the order of the types", ["marketing"], "statistics", ["statistics", "marketing"]],
    ["unticks", ["statistics", "marketing"], "statistics", ["marketing"]],
    ["leaves necessary on", ["marketing"], "necessary", ["marketing"]],
  ] as const)("toggled: %s", (_sentence, before, cookie, after) => {
    expect(cookieDialogTransition(state("chooseCookies", ...before), toggled(cookie))).toEqual(
      state("chooseCookies", ...after),
    );
  });

  it.each<CookieView>(["front", "aboutCookies"])("toggled on %s changes nothing", (view) => {
    expect(cookieDialogTransition(state(view), toggled("marketing"))).toEqual(state(view));
  });

  it("has nothing ticked but what is locked, at first", () => {
    expect(initialCookieDialog).toEqual(state("front"));
  });
});

describe("answeredCookies", () => {
  it.each<[CookieAnswer, string[]]>([
    ["onlyNecessary", ["necessary"]],
    ["all", ["necessary", "statistics", "marketing"]],
    ["chosen", ["necessary", "statistics"]],
  ])("%s accepts %j", (answer, accepted) => {
    expect(answeredCookies(answer, state("chooseCookies", "statistics"))).toEqual(accepted);
  });
});
