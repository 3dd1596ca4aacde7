import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { InApp, renderInApp } from "@/components/testing/render-in-app";
import { receiveAnswer } from "@/components/testing/server-data";
import { callServer, type CallResult } from "@/lib/api/client";
import type { CollectionName } from "@/lib/api/collection-item";
import { eventFile } from "@/lib/format/calendar-file";
import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import { downloadFile } from "@/lib/platform/save-file";
import { shareLink } from "@/lib/platform/share-link";
import { overlayStore } from "@/lib/dialogs/dialogs";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { hideNotification } from "@/lib/notifications/notifications";
import { readStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { useKnownCollection } from "@/lib/queries/use-known-collection";
import { logOut } from "@/lib/session/logout";
import { beginSession } from "@/lib/queries/session";
import { queryClient } from "@/lib/queries/query-client";
import { restoreAnswers } from "@/lib/queries/restore-answers";
import { answers, unreachable } from "@/scripts/testing/call-results";
import { shownNotification } from "@/scripts/testing/shown-notification";
import { CollectionScreens } from "./collection-screens";

jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));
jest.mock("@/lib/icons/load-icon");
jest.mock("@/lib/offline/lazy-stored-answers", () => ({
  ...jest.requireActual<object>("@/lib/offline/lazy-stored-answers"),
  readStoredAnswers: jest.fn(async () => null),
}));
jest.mock("@/lib/navigation/use-navigation", () => ({ useNavigation: jest.fn() }));
jest.mock("@/lib/format/calendar-file", () => ({
  eventFile: jest.fn((_event: unknown, fileName: string) => new File([""], fileName)),
}));
jest.mock("@/lib/platform/save-file", () => ({ downloadFile: jest.fn() }));
jest.mock("@/lib/platform/share-link", () => ({ shareLink: jest.fn() }));
jest.mock("@/components/blocks/content-blocks", () => ({
  ContentBlocks: ({ rawBlocks }: { rawBlocks: unknown[] }) => JSON.stringify(rawBlocks),
}));

const navigation = { go: jest.fn(), goTo: jest.fn(), back: jest.fn() };
const server = jest.mocked(callServer);

beforeEach(() => {
  jest.clearAllMocks();
  beginSession();
  hideNotification();
  window.history.replaceState(null, "");
  jest.mocked(useNavigation).mockReturnValue(navigation);
});
afterEach(() => jest.useRealTimers());

/** @param items of an earlier answer; null without one */
function open(name: CollectionName, items: unknown[] | null, pagename = "", memberData?: object) {
  queryClient.clear();
  if (items) receiveAnswer({ [name]: items, memberData });
  return renderInApp(<CollectionScreens name={name} pagename={pagename} />);
}

const search = () => screen.getByRole("searchbox", { name: "Search" });
const searchFor = (value: string) => fireEvent.change(search(), { target: { value } });
const items = () => screen.queryAllByRole("listitem");
const rows = () => items().map((row) => row.textContent);
const trips = [
  { id: 1, title: "Ski tour", summary: "Two nights" },
  { id: 2, title: "Hut weekend", subtitle: "Halosuo" },
  { id: 3, title: "Paddling" },
];

describe("a list", () => {
  it("shows its items in the server's order, each a link to its screen", async () => {
    open("articles", trips);
    expect(rows()).toEqual(["Ski tourTwo nights", "Hut weekendHalosuo", "Paddling"]);
    const link = screen.getByRole("link", { name: /Hut weekend/ });
    expect(link).toHaveAttribute("href", "/app/articles/2");
    await userEvent.click(link);
    expect(navigation.goTo).toHaveBeenCalledWith("/app/articles/2");
  });

  it("says offline that it is not live, and when it was read", () => {
    open("articles", trips, "", { _full_name: "Maija" });
    expect(screen.queryByRole("button", { name: "Refresh" })).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText(/^Offline\. Updated \d/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Refresh" })).toBeVisible();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByText(/^Offline/)).not.toBeInTheDocument();
  });

  it("searches while typing, and clears by button and by Escape", () => {
    open("articles", trips);
    searchFor("HALO");
    expect(rows()).toEqual(["Hut weekendHalosuo"]);
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(rows()).toHaveLength(3);
    expect(search()).toHaveFocus();
    searchFor("ski|padd");
    expect(rows()).toEqual(["Ski tourTwo nights", "Paddling"]);
    fireEvent.keyDown(search(), { key: "Escape" });
    expect(search()).toHaveValue("");
    expect(rows()).toHaveLength(3);
  });

  it.each([
    ["Chromium and Firefox", { isComposing: true }],
    ["Safari", { keyCode: 229 }],
  ])(
    "keeps the text when Escape only cancels a composition in %s, such as an accent before its letter",
    (_, cancelling) => {
      open("articles", trips);
      searchFor("hut ´");
      fireEvent.keyDown(search(), { key: "Escape", ...cancelling });
      expect(search()).toHaveValue("hut ´");
    },
  );

  it("names nothing but the field by its search, also with a text in it", () => {
    open("articles", trips);
    searchFor("HALO");
    expect(screen.getByLabelText(/search/i)).toBe(search());
  });

  it("announces the number of results politely after a pause", async () => {
    jest.useFakeTimers();
    open("articles", trips);
    const said = (text: string) => screen.queryByText(text)?.closest("[aria-live=polite]") ?? null;
    searchFor("a");
    expect(said("2 results")).toBeNull();
    act(() => jest.advanceTimersByTime(500));
    expect(said("2 results")).not.toBeNull();
    searchFor("zzz");
    act(() => jest.advanceTimersByTime(500));
    expect(said("No results")).not.toBeNull();
    expect(screen.getByText("Your search didn't match any results.")).toBeVisible();
  });

  it("restores the search of its history entry", () => {
    const { unmount } = open("articles", trips);
    searchFor("ski");
    unmount();
    open("articles", trips);
    expect(search()).toHaveValue("ski");
    expect(rows()).toEqual(["Ski tourTwo nights"]);
  });

  it.each([
    ["articles", "No news to show"],
    ["events", "No events to show"],
    ["benefits", "No benefits to show"],
    ["pages", "No pages to show"],
  ] as const)("of %s without entries says so and has nothing to search", async (name, text) => {
    open(name, []);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it.each([
    ["no network", unreachable],
    ["an error without a list", answers({ error: "Not now" })],
  ])("offers a retry after %s, and shows that it loads", async (_what, failure) => {
    server.mockResolvedValue(failure);
    open("articles", null);
    const alert = within(await screen.findByRole("alert"));
    let answer: (result: CallResult) => void = () => undefined;
    server.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await userEvent.click(alert.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("progressbar")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    answer(answers({ articles: trips }));
    expect(await screen.findAllByRole("listitem")).toHaveLength(3);
  });

  it("offers a retry of a long wait", async () => {
    jest.useFakeTimers();
    server.mockReturnValue(new Promise(() => undefined));
    open("articles", null);
    expect(screen.queryByRole("button")).toBeNull();
    act(() => jest.advanceTimersByTime(10_000));
    const signal = server.mock.calls[0]?.[1]?.signal;
    server.mockResolvedValue(answers({ articles: trips }));
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(signal?.aborted).toBe(true);
    expect(rows()).toHaveLength(3);
  });

  it("opens an item with its own address in a new window, or in the app", async () => {
    open("articles", [
      { id: 1, title: "Out", redirect_url: "https://out.example/" },
      { id: 2, title: "In", redirect_url: "/app/events" },
    ]);
    const out = screen.getByRole("link", { name: "Out", description: "opens in a new window" });
    expect(out).toHaveAttribute("target", "_blank");
    expect(out).toHaveAttribute("rel", "noopener noreferrer");
    await userEvent.click(screen.getByRole("link", { name: "In" }));
    expect(navigation.goTo).toHaveBeenCalledWith("/app/events");
  });
});

describe("an abandoned request", () => {
  /** The bars show only lists with items. */
  function Bars() {
    return <nav>{useKnownCollection("articles").length}</nav>;
  }

  function openWaiting() {
    queryClient.clear();
    server.mockReturnValue(new Promise(() => undefined));
    const app = (screen: ReactNode, locale = "en") => (
      <InApp locale={locale}>
        <Bars />
        {screen}
      </InApp>
    );
    const list = () => <CollectionScreens name="articles" pagename="" />;
    const { rerender } = render(app(list()));
    expect(screen.getByRole("progressbar")).toBeVisible();
    return { show: (screen: ReactNode, locale?: string) => rerender(app(screen, locale)), list };
  }

  const signalOfCall = (call: number) => server.mock.calls[call]?.[1]?.signal;

  it.each<[string, (app: ReturnType<typeof openWaiting>) => unknown]>([
    ["leaving for a screen without a collection", ({ show }) => show(<p>Settings</p>)],
    ["leaving for another collection", ({ show }) => show(<CollectionScreens key="e" name="events" pagename="" />)],
    ["another language", ({ show, list }) => show(list(), "fi")],
    ["a logout", () => act(() => void logOut())],
  ])("is aborted by %s", async (_, leave) => {
    const app = openWaiting();
    expect(signalOfCall(0)?.aborted).toBe(false);
    leave(app);
    await waitFor(() => expect(signalOfCall(0)?.aborted).toBe(true));
  });

  it("continues from an item to its list", () => {
    const { show, list } = openWaiting();
    show(<CollectionScreens name="articles" pagename="2" />);
    show(list());
    expect(server).toHaveBeenCalledTimes(1);
    expect(signalOfCall(0)?.aborted).toBe(false);
  });

  it("restarts on the next visit", async () => {
    const { show, list } = openWaiting();
    show(<p>Settings</p>);
    server.mockResolvedValue(answers({ articles: trips }));
    show(list());
    expect(await screen.findAllByRole("listitem")).toHaveLength(3);
    expect(screen.getByRole("navigation")).toHaveTextContent("3");
  });
});

describe("an item", () => {
  const event = { id: 7, title: "Walk", _start: "2099-05-08T17:30", _end: "2099-05-08T20:00", _location: "Espoo" };
  const button = (name: string) => screen.queryByRole("button", { name });
  let leave: jest.SpyInstance;
  beforeEach(() => (leave = jest.spyOn(pageLocation, "replaceWith").mockReturnValue(true)));

  it("shows the server's data", async () => {
    const badge = { text: "Full", color: "warning", icon: "" };
    open("articles", [{ id: 7, title: "Walk", subtitle: "Espoo", summary: "Come", date: "2026-05-08", badge }], "7");
    expect(screen.getByRole("heading", { level: 1, name: "Walk" })).toBeVisible();
    for (const text of ["Espoo", "Come", "8 May 2026", "Full"]) expect(screen.getByText(text)).toBeVisible();
    expect(button("Add to calendar")).toBeNull();
    expect(button("Show card")).toBeNull();
  });

  it("shows its content", () => {
    const block = { type: "text_content_block", content: "Bring a lamp." };
    open("articles", [{ id: 7, title: "Walk", content_blocks: [block] }], "7");
    expect(screen.getByText(/Bring a lamp\./)).toBeVisible();
  });

  it("leaves the `header` to the top bar, which names the list", () => {
    open("articles", [{ id: 7, title: "Walk" }], "7");
    expect(screen.getByRole("heading", { name: "Walk" }).closest("header")).toBeNull();
  });

  it("with a broken picture shows its icon", () => {
    open("articles", [{ id: 7, title: "Walk", avatar: "https://example.org/gone.jpg", icon: "leaf" }], "7");
    const picture = screen.getByRole("article").querySelector("img");
    fireEvent.error(picture!);
    expect(screen.getByRole("article").querySelector("img")).toBeNull();
    expect(screen.getByRole("article").querySelector("svg")).not.toBeNull();
  });

  it("of an event shows time and place, and offers a calendar file", async () => {
    open("events", [event], "7");
    expect(screen.getByText("When").closest("dt")).toBeInTheDocument();
    expect(screen.getByText(/17:30–20:00/)).toBeVisible();
    expect(screen.getByText("Espoo")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
    await waitFor(() => expect(downloadFile).toHaveBeenCalledWith(expect.objectContaining({ name: "7.ics" })));
    expect(eventFile).toHaveBeenCalledWith(expect.objectContaining({ title: "Walk", allDay: false }), "7.ics");
  });

  it("of an event in another time zone shows its time there and here", () => {
    open("events", [{ ...event, _start: "2099-05-08T17:30+01:00", _end: "2099-05-08T20:00+01:00" }], "7");
    expect(screen.getByText(/17:30–20:00 \(UTC\+1\)$/)).toBeVisible();
    expect(screen.getByText(/^In your time: .*19:30–22:00$/)).toBeVisible();
  });

  it.each([
    ["list", ""],
    ["screen", "7"],
  ])("that ends while its %s is open is over", (_, pagename) => {
    jest.useFakeTimers({ now: new Date(2099, 4, 8, 19, 59) });
    open("events", [event], pagename);
    const isOver = () => screen.queryByText(/Past ·|This event is over/) !== null;
    expect([isOver(), button("Add to calendar") !== null]).toEqual([false, pagename !== ""]);
    act(() => jest.advanceTimersByTime(2 * 60_000));
    expect([isOver(), button("Add to calendar") !== null]).toEqual([true, false]);
  });

  it("of a benefit shows the card", async () => {
    open("benefits", [{ id: 7, title: "Shop" }], "7");
    await userEvent.click(screen.getByRole("button", { name: "Show card" }));
    expect(overlayStore.get().dialog).toBe("showCard");
  });

  it.each([
    ["shared", null],
    ["copied", "The link has been copied."],
    ["failed", "The link could not be copied."],
  ] as const)("can be shared: %s", async (shared, text) => {
    jest.mocked(shareLink).mockResolvedValue(shared);
    open("articles", trips, "2");
    await userEvent.click(screen.getByRole("button", { name: "Share" }));
    expect(shareLink).toHaveBeenCalledWith("Hut weekend", pageLocation.page());
    expect(shownNotification()?.[0] ?? null).toBe(text);
  });

  it("that is unknown ends at error404", async () => {
    open("articles", trips, "99");
    expect(navigation.go).toHaveBeenCalledWith("error404", { replace: true });
  });

  it.each([
    ["opens under the address that it has in another language", "events", "event", "summer-party"],
    ["does not open under the address of another list's item", "pages", "error404", undefined],
  ])("%s", (_what, list, route, pagename) => {
    queryClient.clear();
    receiveAnswer({ [list]: [{ id: 5, pagename: "kesajuhla", title: "Kesäjuhla" }] }, "fi");
    receiveAnswer({ events: [{ id: 5, pagename: "summer-party", title: "Summer party" }] });
    renderInApp(<CollectionScreens name="events" pagename="kesajuhla" />);
    expect(navigation.go.mock.calls).toEqual([[route, { pagename, replace: true }]]);
  });

  it.each([
    ["a\u0308iti", "\u00e4iti"],
    ["\u00e4iti", "a\u0308iti"],
    ["%c3%a4iti", "\u00e4iti"],
  ])("named %j opens under the address of %j too", (pagename, other) => {
    open("articles", [{ pagename, title: "Mother" }], other);
    expect(navigation.go.mock.calls).toEqual([["article", { pagename, replace: true }]]);
  });

  it("that is newer than the stored list is waited for", async () => {
    queryClient.clear();
    const body = { articles: trips, memberData: { id: 1 } };
    const stored = { person: "1", locale: "en", readAt: 2000, body, whole: Promise.resolve(null) };
    jest.mocked(readStoredAnswers).mockResolvedValueOnce(stored);
    await restoreAnswers("en", () => true);
    renderInApp(<CollectionScreens name="articles" pagename="99" />);
    expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
    expect(navigation.go).not.toHaveBeenCalled();
    act(() => receiveAnswer({ articles: [...trips, { id: 99, title: "Northern lights" }], memberData: { id: 1 } }));
    expect(await screen.findByRole("heading", { level: 1, name: "Northern lights" })).toBeVisible();
    expect(navigation.go).not.toHaveBeenCalled();
  });

  it("offers a retry when its list fails to load", async () => {
    server.mockResolvedValue(unreachable);
    open("articles", null, "2");
    expect(navigation.go).not.toHaveBeenCalled();
    server.mockResolvedValue(answers({ articles: trips }));
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Hut weekend" })).toBeVisible();
  });

  it("has the title of its route when its list fails to load", async () => {
    server.mockResolvedValue(unreachable);
    open("benefits", null, "2");
    await screen.findByRole("alert");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Benefit");
  });

  it("with its own address redirects once, and keeps a button to it", async () => {
    const items = [{ id: 1, title: "Out", redirect_url: "https://out.example/once" }];
    const { unmount } = open("articles", items, "1");
    expect(leave).toHaveBeenCalledWith("https://out.example/once");
    unmount();
    open("articles", items, "1");
    expect(leave).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("link", { name: "Open" })).toHaveAttribute("href", "https://out.example/once");
  });

  it("without a network does not leave the app for an address elsewhere", async () => {
    const isOnline = jest.spyOn(network, "isOnline").mockReturnValue(false);
    open("articles", [{ id: 1, title: "Out", redirect_url: "https://out.example/offline" }], "1");
    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByRole("link", { name: "Open" })).toHaveAttribute("href", "https://out.example/offline");
    isOnline.mockRestore();
  });
});
