import { act, renderHook } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { useRouteEffects } from "./use-route-effects";
import { useNavigation } from "./use-navigation";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const showPart = jest.fn();
const scroll = jest.fn();
let main: HTMLElement;

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = scroll;
  document.body.innerHTML = "<main tabindex=-1></main><button>Elsewhere</button>";
  main = document.querySelector("main") as HTMLElement;
  document.querySelector("button")?.focus();
});

/** @param address for the address bar; the screen follows once drawn */
function openAt(address: string) {
  window.history.replaceState(null, "", address);
  const draw = () => jest.mocked(usePathname).mockReturnValue(window.location.pathname.replace("/app", ""));
  draw();
  const hook = renderHook(() => {
    useRouteEffects({ current: main }, "Title", showPart);
    return useNavigation();
  });
  return {
    goTo: (to: string) => act(() => hook.result.current.goTo(to)),
    drawScreen: () => {
      draw();
      hook.rerender();
    },
  };
}

const shownParts = () => showPart.mock.calls.map(([, fragment]: [HTMLElement, string]) => fragment);

it.each([
  ["/app", "/app/"],
  ["/app//", "/app/"],
  ["/app/invoices//", "/app/invoices"],
])("makes the address %s canonical: %s", (address, canonical) => {
  openAt(address);
  expect(window.location.pathname).toBe(canonical);
});

it("shows the part that a directly opened address names, and leaves the focus alone until then", () => {
  openAt("/app/pages/rules?x=1#fees");
  expect(showPart).toHaveBeenCalledWith(main, "#fees", expect.any(AbortSignal));
  expect(main).not.toHaveFocus();
});

it.each([
  ["another fragment", "/app/pages/rules#fees", ["#fees"]],
  ["another query", "/app/pages/rules?x=2", []],
  ["another query and fragment", "/app/pages/rules?x=2#fees", ["#fees"]],
  ["the same address", "/app/pages/rules?x=1", []],
])("follows a link to the same path with %s", (_, address, parts) => {
  openAt("/app/pages/rules?x=1").goTo(address);
  expect(window.location.href).toContain(address);
  expect(scroll).toHaveBeenCalledWith(0, 0);
  expect(main).toHaveFocus();
  expect(shownParts()).toEqual(parts);
});

it("shows the part again when its link is followed again, without an entry in the history", () => {
  const { goTo } = openAt("/app/pages/rules#fees");
  const { length } = window.history;
  goTo("/app/pages/rules#fees");
  expect(shownParts()).toEqual(["#fees", "#fees"]);
  expect(window.history).toHaveLength(length);
});

it("shows the part on another screen once that screen is drawn", () => {
  const { goTo, drawScreen } = openAt("/app/events");
  goTo("/app/pages/rules#fees");
  expect(showPart).not.toHaveBeenCalled();
  drawScreen();
  expect(main).toHaveFocus();
  expect(shownParts()).toEqual(["#fees"]);
});

it("stops when the member navigates elsewhere", () => {
  const { goTo, drawScreen } = openAt("/app/pages/rules#fees");
  const signal = (showPart.mock.calls as [HTMLElement, string, AbortSignal][])[0]?.[2];
  expect(signal?.aborted).toBe(false);
  goTo("/app/events");
  drawScreen();
  expect(signal?.aborted).toBe(true);
});

it.each([
  ["typed into the address bar", null, ["#fees"]],
  ["come back to, whose place the browser restores", { fromApp: true }, []],
])("shows the part of a fragment that was %s", (_, state, parts) => {
  openAt("/app/pages/rules");
  window.history.replaceState(state, "", "#fees");
  window.dispatchEvent(new Event("hashchange"));
  expect(shownParts()).toEqual(parts);
});
