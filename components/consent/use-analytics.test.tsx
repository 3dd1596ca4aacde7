import { act, renderHook } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { InApp } from "@/components/testing/render-in-app";
import { setConfig } from "@/components/testing/server-data";
import { localeStore } from "@/lib/i18n/locale-store";
import { defaultSettings } from "@/lib/settings/settings";
import { changeSettings, settingsStore } from "@/lib/settings/settings-store";
import { english } from "@/scripts/testing/english";
import { useAnalytics } from "./use-analytics";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));
// Its task is no timer.
jest.mock("@/lib/platform/in-own-task", () => ({ startInOwnTask: (start: () => unknown) => start() }));

const tag = "https://www.googletagmanager.com/gtag/js?id=G-ABC123";
const tags = () => [...document.querySelectorAll("script")].filter(({ src }) => src === tag).length;
const isDisabled = () => Reflect.get(window, "ga-disable-G-ABC123") as unknown;

/** Path and title of each page view that the tag has not read. */
function counted(): string[] {
  const commands = (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
  const views = commands.filter(([, name]) => name === "page_view").map(([, , view]) => view as Record<string, string>);
  return views.map((view) => `${view.page_location?.replace(location.origin, "")} ${view.page_title}`);
}

beforeEach(() => {
  jest.useFakeTimers();
  localeStore.set({ locale: "en", messages: english });
  settingsStore.change(() => ({ ...defaultSettings, acceptedCookies: ["necessary", "statistics"] }));
  setConfig({ cookieConsentEnabled: true, googleAnalyticsId: "G-ABC123" });
});
afterEach(() => jest.useRealTimers());

async function open(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  const view = renderHook(useAnalytics, { wrapper: InApp });
  await settle();
  return {
    ...view,
    goTo: async (next: string) => {
      jest.mocked(usePathname).mockReturnValue(next);
      view.rerender();
      await settle();
    },
  };
}

/** Loads the code, and stays longer than a redirect. */
async function settle() {
  await act(async () => undefined);
  act(() => jest.advanceTimersByTime(1000));
}

const accept = async (acceptedCookies: typeof defaultSettings.acceptedCookies) => {
  act(() => changeSettings({ acceptedCookies }));
  await settle();
};

describe("useAnalytics", () => {
  it("counts each screen once the member stays on it", async () => {
    const { goTo, rerender } = await open("/invoices/5012");
    jest.mocked(usePathname).mockReturnValue("/events/gone");
    rerender();
    act(() => jest.advanceTimersByTime(100));
    await goTo("/settings");
    expect(counted()).toEqual(["/app/invoices/{pagename} Invoice", "/app/settings Settings"]);
  });

  it("counts an unknown address as page not found", async () => {
    await open("/no-such-page");
    expect(counted()).toEqual(["/app/error404 Page not found"]);
  });

  it("counts no page again in another language, and the next one by its title there", async () => {
    const { goTo, rerender } = await open("/settings");
    const routes = { ...english.routes, membershipCard: "Jäsenkortti" };
    act(() => localeStore.set({ locale: "fi", messages: { ...english, routes } }));
    rerender();
    await settle();
    await goTo("/");
    expect(counted()).toEqual(["/app/settings Settings", "/app/ Jäsenkortti"]);
  });

  it("removes the tag when the consent is withdrawn, and counts again once it is back", async () => {
    document.cookie = "_ga=GA1.1.1.1; path=/";
    const { goTo } = await open("/settings");
    expect([tags(), isDisabled()]).toEqual([1, false]);
    await accept(["necessary"]);
    expect([tags(), isDisabled(), document.cookie]).toEqual([0, true, ""]);
    await goTo("/invoices");
    await goTo("/settings");
    expect(counted()).toEqual([]);
    await accept(["necessary", "statistics"]);
    expect(counted()).toEqual(["/app/settings Settings"]);
    expect([tags(), isDisabled()]).toEqual([1, false]);
  });

  it("removes the tag with the app's screens, as at a logout", async () => {
    document.cookie = "_ga=GA1.1.1.1; path=/";
    const { unmount } = await open("/settings");
    unmount();
    expect([tags(), isDisabled(), document.cookie, counted()]).toEqual([0, true, "", []]);
  });

  it("requests nothing without consent", async () => {
    settingsStore.change(() => defaultSettings);
    await open("/settings");
    expect([tags(), counted()]).toEqual([0, []]);
  });
});
