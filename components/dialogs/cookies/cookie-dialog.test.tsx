import { act, fireEvent, screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { setConfig } from "@/components/testing/server-data";
import type { Config } from "@/lib/api/config";
import { openCookieDialog } from "@/lib/consent/cookie-dialog";
import { closeOverlays } from "@/lib/dialogs/dialogs";
import { loadLazyMessages, showLocale } from "@/lib/i18n/locale-store";
import { cookieTypes, defaultSettings } from "@/lib/settings/settings";
import { settingsStore } from "@/lib/settings/settings-store";
import { CookieDialog } from "./cookie-dialog";

// Content blocks have their own tests and need the router.
jest.mock("@/components/blocks/content-blocks", () => ({ ContentBlocks: () => <p>The page about cookies</p> }));
jest.mock("@/lib/icons/load-icon");

const onClose = jest.fn();
const infoPage = { title: "Our cookies", rawBlocks: [] };

beforeAll(async () => {
  await showLocale("en", new AbortController().signal);
  await loadLazyMessages();
});
beforeEach(() => {
  onClose.mockClear();
  settingsStore.change(() => defaultSettings);
  closeOverlays();
});

async function showPanel(config: Partial<Config>): Promise<void> {
  setConfig(config);
  openCookieDialog();
  await act(async () => renderInApp(<CookieDialog open onClose={onClose} />));
}

const button = (name: string) => screen.getByRole("button", { name });
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });

describe("CookieDialog", () => {
  it("has Read more only with a page to read", async () => {
    await showPanel({ cookieConsentEnabled: true });
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(["Choose cookies", "Accept only necessary", "Accept all"]);
  });

  it("has no class or id by which tools against cookie banners would hide it", async () => {
    await showPanel({ cookieConsentEnabled: true });
    expect(document.querySelector('[class*="cookie" i], [id*="cookie" i], [class*="consent" i]')).toBeNull();
  });

  it("shows the page about cookies under its own title, and Back returns", async () => {
    await showPanel({ cookieConsentEnabled: true, cookieInfoPage: infoPage });
    fireEvent.click(button("Read more"));
    expect(screen.getByRole("dialog", { name: "Cookies" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Our cookies" })).toHaveFocus();
    expect(await screen.findByText("The page about cookies")).toBeInTheDocument();
    fireEvent.click(button("Back"));
    expect(screen.getByRole("heading", { name: "Cookies" })).toHaveFocus();
  });

  it("shows a checkbox for each type, necessary locked", async () => {
    await showPanel({ cookieConsentEnabled: true });
    fireEvent.click(button("Choose cookies"));
    const necessary = screen.getByRole("checkbox", { name: "Necessary" });
    expect(necessary).toBeDisabled();
    expect(necessary).toBeChecked();
    expect(necessary).toHaveAccessibleDescription(/\S/);
    fireEvent.click(screen.getByRole("checkbox", { name: "Statistics" }));
    expect(screen.getByRole("checkbox", { name: "Statistics" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Marketing" })).not.toBeChecked();
  });

  it("keeps the ticks on the way to the front view and back, necessary included, in the order of the types", async () => {
    await showPanel({ cookieConsentEnabled: true });
    fireEvent.click(button("Choose cookies"));
    for (const name of ["Marketing", "Statistics"]) fireEvent.click(screen.getByRole("checkbox", { name }));
    fireEvent.click(button("Back"));
    fireEvent.click(button("Choose cookies"));
    fireEvent.click(screen.getByRole("checkbox", { name: "Marketing" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Marketing" }));
    fireEvent.click(button("Accept chosen"));
    expect(settingsStore.get().acceptedCookies).toEqual(["necessary", "statistics", "marketing"]);
  });

  it("starts from the accepted types, and a tap unticks one", async () => {
    act(() => void settingsStore.change(() => ({ ...defaultSettings, acceptedCookies: cookieTypes })));
    await showPanel({ cookieConsentEnabled: true });
    fireEvent.click(button("Choose cookies"));
    fireEvent.click(screen.getByRole("checkbox", { name: "Marketing" }));
    fireEvent.click(button("Accept chosen"));
    expect(settingsStore.get().acceptedCookies).toEqual(["necessary", "statistics"]);
  });

  it.each([
    ["Accept only necessary", ["necessary"]],
    ["Accept all", ["necessary", "statistics", "marketing"]],
  ])("%s accepts %j, whatever was ticked", async (answer, accepted) => {
    await showPanel({ cookieConsentEnabled: true });
    fireEvent.click(button("Choose cookies"));
    fireEvent.click(screen.getByRole("checkbox", { name: "Statistics" }));
    fireEvent.click(button("Back"));
    fireEvent.click(button(answer));
    expect(settingsStore.get()).toMatchObject({ acceptedCookies: accepted, showCookieDialog: false });
  });

  it("returns to the front view when a consent gate of the page opens it again", async () => {
    await showPanel({ cookieConsentEnabled: true, cookieInfoPage: infoPage });
    fireEvent.click(button("Read more"));
    act(openCookieDialog);
    expect(button("Choose cookies")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Cookies" })).toHaveFocus();
  });

  it("cannot be closed without the first answer", async () => {
    await showPanel({ cookieConsentEnabled: true });
    expect(screen.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
    pressEscape();
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ["once it has been answered", true, false],
    ["when the association does not ask by itself", null, true],
  ])("can be closed %s", async (_when, cookieConsentEnabled, showCookieDialog) => {
    act(() => void settingsStore.change(() => ({ ...defaultSettings, showCookieDialog })));
    await showPanel({ cookieConsentEnabled });
    expect(button("Close")).toBeInTheDocument();
    pressEscape();
    expect(onClose).toHaveBeenCalled();
  });
});
