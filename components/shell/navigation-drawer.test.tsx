import { act, fireEvent, screen, within } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { receiveAnswer } from "@/components/testing/server-data";
import { configSchema } from "@/lib/api/config";
import { parse } from "@/lib/api/zod";
import { overlayStore, setDrawerOpen } from "@/lib/dialogs/dialogs";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { configQuery } from "@/lib/queries/config-query";
import { queryClient } from "@/lib/queries/query-client";
import { english } from "@/scripts/testing/english";
import { NavigationDrawer } from "./navigation-drawer";

let pathname = "/";
jest.mock("next/navigation", () => ({ usePathname: () => pathname }));
jest.mock("@/lib/navigation/use-navigation", () => ({ useNavigation: jest.fn() }));
jest.mock("@/lib/icons/load-icon");

const navigation = { go: jest.fn(), goTo: jest.fn(), back: jest.fn() };

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(useNavigation).mockReturnValue(navigation);
  pathname = "/";
  queryClient.clear();
});

/** @param config as the server sends it */
async function show(config: object = {}, answer: object = {}) {
  queryClient.setQueryData(configQuery("en").queryKey, parse(configSchema, config));
  receiveAnswer(answer);
  setDrawerOpen(true);
  await act(async () => renderInApp(<NavigationDrawer />));
}

const entries = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const address = "https://association.example/";
const website = { title: "Association", items: [{ label: "Website", url: address }] };
const nameless = { items: [{ url: address }] };
const lists = { pages: [{ pagename: "a" }], benefits: [], events: [{ pagename: "b" }], articles: [{ pagename: "c" }] };
const guide = { title: "The card on your phone", content_blocks: [] };

describe("the entries", () => {
  const always = ["My account", "Settings", "Invoices"];
  it.each<[string, object, object, string[]]>([
    ["nothing else", {}, {}, always],
    ["a link", { links: [website] }, {}, ["Website", ...always]],
    ["a link without a name", { links: [nameless] }, {}, [address, ...always]],
    ["the guide", { installation_guide_page: guide }, {}, [...always, "Installation guide"]],
    ["lists in their order, without the empty one", {}, lists, [...always, "News", "Events", "Pages"]],
  ])("leave out empty targets: %s", async (_, config, answer, shown) => {
    await show(config, answer);
    expect(entries()).toEqual([...shown, "Log out"]);
  });

  it("have the association's headings, then the app's", async () => {
    await show({ links: [website] });
    const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(headings).toEqual(["Association", "Application"]);
  });

  it("say that the association's links open in a new window", async () => {
    await show({ links: [website] });
    const link = screen.getByRole("link", { name: "Website" });
    expect(link).toHaveAccessibleDescription("opens in a new window");
  });

  it("mark the current screen", async () => {
    pathname = "/settings";
    await show();
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Settings");
  });
});

describe("a press", () => {
  /** @returns whether the app handles it, and not the browser */
  async function pressed(element: HTMLElement, init?: object): Promise<boolean> {
    let isHandled = false;
    const end = (event: MouseEvent) => {
      isHandled = event.defaultPrevented;
      // jsdom opens no pages.
      event.preventDefault();
    };
    window.addEventListener("click", end, { once: true });
    await act(async () => fireEvent.click(element, init));
    return isHandled;
  }
  const press = (name: string, init?: object) => pressed(screen.getByRole("link", { name }), init);

  it("leads to the screen and closes the drawer", async () => {
    await show();
    expect(await press("Invoices")).toBe(true);
    expect(navigation.go).toHaveBeenCalledWith("invoiceContainer");
    expect(overlayStore.get().drawerOpen).toBe(false);
  });

  it("on the current screen's entry only closes the drawer", async () => {
    pathname = "/invoices";
    await show();
    await press("Invoices");
    expect(navigation.go).not.toHaveBeenCalled();
    expect(overlayStore.get().drawerOpen).toBe(false);
  });

  it("that requests a new tab is left to the browser", async () => {
    await show();
    expect(await press("Invoices", { ctrlKey: true })).toBe(false);
    expect(navigation.go).not.toHaveBeenCalled();
  });

  it("on an association's link opens a tab that cannot reach the app", async () => {
    await show({ links: [website] });
    const link = screen.getByRole("link", { name: /^Website/ });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await pressed(link);
    expect(overlayStore.get().drawerOpen).toBe(false);
  });

  it.each([
    { name: english.shell.installationGuide, dialog: "installationGuide", drawerOpen: false },
    { name: english.shell.logOut, dialog: "logout", drawerOpen: true },
  ])("on $name opens its dialog", async ({ name, dialog, drawerOpen }) => {
    await show({ installation_guide_page: guide });
    await pressed(within(screen.getByRole("dialog")).getByRole("button", { name }));
    expect(overlayStore.get()).toMatchObject({ dialog, drawerOpen });
  });
});
