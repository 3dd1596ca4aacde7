import { act } from "@testing-library/react";
import { sanitise } from "./sanitise";
import { anchorId, showPart } from "./show-part";

let resize: () => void = () => undefined;
const shown: Element[] = [];
let main: HTMLElement;
let controller: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  shown.length = 0;
  controller = new AbortController();
  window.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => (resize = () => undefined);
  };
  window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/gu, "\\$&") } as typeof CSS;
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  document.body.innerHTML = "<main tabindex=-1></main>";
  main = document.querySelector("main") as HTMLElement;
});
afterEach(() => {
  controller.abort();
  jest.useRealTimers();
});

const draw = async (html: string) => {
  main.replaceChildren(sanitise(html).text);
  // Mutation observers are microtasks.
  await act(() => Promise.resolve());
};
/** As the sanitiser leaves it. */
const drawRaw = async (html: string) => {
  main.innerHTML = html;
  await act(() => Promise.resolve());
};
const show = (fragment: string) => showPart(main, fragment, controller.signal);
const focused = () => document.activeElement?.textContent;

it.each([
  ["an id", '<h2 id="rules">Rules</h2>', "#rules"],
  ["an id of other letters", '<h2 id="jäsenyys">Rules</h2>', "#j%C3%A4senyys"],
  ["an id that is a sign in selectors", '<h2 id="50%">Rules</h2>', "#50%"],
  ["a link", '<a id="rules" href="/app/events">Rules</a>', "#rules"],
  ["#top where something is called so", '<p>First</p><h2 id="top">Rules</h2>', "#top"],
])("leads to %s", async (_, html, fragment) => {
  await draw(`<p>Before</p>${html}`);
  show(fragment);
  expect(focused()).toBe("Rules");
  expect(shown.map((part) => part.textContent)).toEqual(["Rules"]);
});

it.each([
  ["the name of an anchor", '<a name="user-content-rules">Rules</a>'],
  ["an id rather than a name", '<a name="user-content-rules">No</a><p id="user-content-rules">Rules</p>'],
])("leads to %s", async (_, html) => {
  await drawRaw(html);
  show("#rules");
  expect(focused()).toBe("Rules");
});

it.each(["#", "#top", "#TOP"])("%s leads to the top", async (fragment) => {
  await draw("<p>Text</p>");
  show(fragment);
  expect(shown).toEqual([main]);
  expect(main).toHaveFocus();
});

it("opens the folded elements around the part", async () => {
  await drawRaw('<details><details><p id="user-content-rules">Rules</p></details></details>');
  show("#rules");
  expect([...main.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true]);
});

it("waits until the part is drawn", async () => {
  await draw("<p>Loading</p>");
  show("#rules");
  expect(shown).toEqual([]);
  await draw('<h2 id="rules">Rules</h2>');
  expect(focused()).toBe("Rules");
});

it("leaves the focus alone once the part is shown", async () => {
  await draw('<h2 id="rules">Rules</h2>');
  show("#rules");
  main.append(document.createElement("p"));
  await act(() => Promise.resolve());
  expect(shown).toHaveLength(1);
});

it("keeps the part in view while content above it is drawn", async () => {
  await draw('<h2 id="rules">Rules</h2>');
  show("#rules");
  resize();
  expect(shown).toHaveLength(2);
  jest.advanceTimersByTime(2_000);
  resize();
  expect(shown).toHaveLength(2);
});

it.each<[string, () => void]>([
  ["scrolls", () => window.dispatchEvent(new Event("wheel"))],
  ["touches", () => window.dispatchEvent(new Event("touchstart"))],
  ["presses a key", () => window.dispatchEvent(new KeyboardEvent("keydown"))],
  ["goes elsewhere", () => controller.abort()],
  ["waits in vain", () => jest.advanceTimersByTime(15_000)],
])("stops when the member %s", async (_, act) => {
  show("#rules");
  act();
  await draw('<h2 id="rules">Rules</h2>');
  expect(shown).toEqual([]);
});

it.each([
  ["#rules", "user-content-rules"],
  ["#j%C3%A4senyys", "user-content-jäsenyys"],
  ["#jäsenyys", "user-content-jäsenyys"],
  ["#50%", "user-content-50%"],
  ["#user-content-a", "user-content-a"],
  ["#", null],
  ["", null],
  ["/app/#rules", null],
])("%s leads to %s", (address, id) => {
  expect(anchorId(address)).toBe(id);
});

it.each(["rules", "jäsenyys", "50%", "main", "__proto__", "user-content-a"])(
  "an id %s is found by the address of its link",
  (id) => {
    expect(sanitise(`<h2 id="${id}">x</h2>`).text.querySelector("h2")?.id).toBe(anchorId(`#${id}`));
  },
);

it("a `name` by an older editor is found like an id", () => {
  const { text } = sanitise('<a name="rules">Rules</a>');
  expect(text.querySelector("a")?.getAttribute("name")).toBe(anchorId("#rules"));
});
