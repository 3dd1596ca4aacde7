import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { receiveAnswer } from "@/components/testing/server-data";
import { appVersion } from "@/lib/config/app-version";
import { formatReadAt } from "@/lib/offline/format-read-at";
import { notificationStore } from "@/lib/notifications/notifications";
import { copyText } from "@/lib/platform/clipboard";
import { network } from "@/lib/platform/network";
import { readAppStatus, type AppStatus } from "@/lib/pwa/read-app-status";
import { resetApp } from "@/lib/pwa/reset-app";
import { english } from "@/scripts/testing/english";
import { HelpAndReset } from "./help-and-reset";

jest.mock("@/lib/platform/clipboard", () => ({ copyText: jest.fn() }));
jest.mock("@/lib/pwa/reset-app", () => ({ resetApp: jest.fn() }));
jest.mock("@/lib/pwa/read-app-status", () => ({ readAppStatus: jest.fn(), onAppStatusChange: () => () => undefined }));

const { help } = english;
const working: AppStatus = { worker: "active", storedBytes: 2_500_000, isKept: true };

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(readAppStatus).mockResolvedValue(working);
});

async function show() {
  await act(async () => renderInApp(<HelpAndReset />));
}

/** The value beside a label. */
const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe("the facts", () => {
  it.each<[AppStatus["worker"], string]>([
    ["none", "No"],
    ["installing", "Being prepared"],
    ["active", "Yes"],
    ["waiting", "Yes, a new version is waiting"],
  ])("describe a worker that is %s: %s", async (worker, text) => {
    jest.mocked(readAppStatus).mockResolvedValue({ ...working, worker });
    await show();
    expect(fact(help.labels.worker)).toBe(text);
  });

  it.each<[Partial<AppStatus>, string]>([
    [{ isKept: true }, "2.5 MB, kept"],
    [{ isKept: false }, "2.5 MB, the browser may clear it"],
    [{ isKept: null }, "2.5 MB"],
    [{ storedBytes: null }, "Not known"],
  ])("describe the storage %j: %s", async (told, text) => {
    jest.mocked(readAppStatus).mockResolvedValue({ ...working, ...told });
    await show();
    expect(fact(help.labels.storage)).toBe(text);
  });

  it("show a placeholder until the browser answers", async () => {
    jest.mocked(readAppStatus).mockReturnValue(new Promise(() => undefined));
    await show();
    expect(fact(help.labels.worker)).toBe("…");
    expect(fact(help.labels.storage)).toBe("…");
  });

  it("name the version, the language, the browser, how the app is used, and when the details were read", async () => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0");
    receiveAnswer({ memberData: { id: 7 } });
    await show();
    expect(fact(help.labels.version)).toBe(appVersion);
    expect(fact(help.labels.language)).toBe("English");
    expect(fact(help.labels.browser)).toBe("Chrome 140, Linux");
    expect(fact(help.labels.mode)).toBe(help.mode.tab);
    expect(fact(help.labels.updated)).toBe(formatReadAt(Date.now(), "en"));
  });

  it("hold nothing of the member when they are copied", async () => {
    jest.mocked(copyText).mockResolvedValue(true);
    receiveAnswer({ memberData: { id: 104772, _full_name: "Maija Mallikas", email: "maija@example.org" } });
    await show();
    await userEvent.click(screen.getByRole("button", { name: help.copy }));
    expect(jest.mocked(copyText).mock.lastCall?.[0]).not.toMatch(/Maija|Mallikas|104772|@/);
  });

  it.each([
    { copied: true, text: help.copied, color: "success" },
    { copied: false, text: help.copyFailed, color: "error" },
  ])("are copied with technical facts, and the result is announced: $color", async ({ copied, text, color }) => {
    jest.mocked(copyText).mockResolvedValue(copied);
    await show();
    await userEvent.click(screen.getByRole("button", { name: help.copy }));
    expect(jest.mocked(copyText).mock.lastCall?.[0]).toMatch(
      /^Version: .*\n(.*\n)*Works offline: Yes\n(.*\n)*User agent: /,
    );
    expect(notificationStore.get().notification).toMatchObject({ text, color });
  });
});

describe("the reset", () => {
  const question = () => screen.getByRole("dialog", { name: help.resetTitle });
  const answer = (name: string) => within(question()).getByRole("button", { name });
  async function ask() {
    await show();
    await userEvent.click(screen.getByRole("button", { name: help.reset }));
  }

  it("asks first, and Cancel resets nothing", async () => {
    await ask();
    await userEvent.click(answer("Cancel"));
    expect(resetApp).not.toHaveBeenCalled();
  });

  it("runs once, and cannot be cancelled while it runs", async () => {
    await ask();
    await userEvent.click(answer(help.resetAction));
    await userEvent.click(answer(help.resetting));
    expect(resetApp).toHaveBeenCalledTimes(1);
    expect(answer("Cancel")).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    expect(question()).toBeVisible();
  });

  it.each([
    { online: true, warnings: 0 },
    { online: false, warnings: 1 },
  ])("warns $warnings times of the missing network when online is $online", async ({ online, warnings }) => {
    jest.spyOn(network, "isOnline").mockReturnValue(online);
    await ask();
    expect(within(question()).queryAllByText(help.resetOffline)).toHaveLength(warnings);
  });
});
