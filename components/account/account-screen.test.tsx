import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { receiveAnswer } from "@/components/testing/server-data";
import { parseAnswer } from "@/lib/api/answer";
import { callServer, type CallResult } from "@/lib/api/client";
import { upload } from "@/lib/api/upload";
import { keepDraft } from "@/lib/forms/draft";
import { withFilesToSend } from "@/lib/forms/file-to-send";
import { compileForm } from "@/lib/forms/form-definition";
import { confirmNavigation } from "@/lib/navigation/leave-guard";
import { hideNotification } from "@/lib/notifications/notifications";
import { readStoredAnswers, storeAnswer } from "@/lib/offline/lazy-stored-answers";
import { meQuery } from "@/lib/queries/me-query";
import { network } from "@/lib/platform/network";
import { queryClient } from "@/lib/queries/query-client";
import { refetch } from "@/lib/queries/fetch-answer";
import { onSessionEvent } from "@/lib/queries/session";
import { restoreAnswers } from "@/lib/queries/restore-answers";
import type { Locale } from "@/lib/config/locales";
import { localeStore } from "@/lib/i18n/locale-store";
import { answers, fails, unreachable } from "@/scripts/testing/call-results";
import { shownNotification } from "@/scripts/testing/shown-notification";
import { AccountScreen } from "./account-screen";

jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));
jest.mock("@/lib/api/upload", () => ({ upload: jest.fn() }));
jest.mock("@/lib/forms/file-to-send", () => {
  const whole = jest.requireActual<typeof import("@/lib/forms/file-to-send")>("@/lib/forms/file-to-send");
  return { ...whole, withFilesToSend: jest.fn(whole.withFilesToSend) };
});
jest.mock("@/lib/offline/lazy-stored-answers", () => ({
  readStoredAnswers: jest.fn(async () => null),
  storeAnswer: jest.fn(),
  dropStoredAnswers: jest.fn(async () => undefined),
}));
jest.mock("@/lib/icons/load-icon");

const server = callServer as jest.MockedFunction<typeof callServer>;
const form = [{ type: "text", name: "city", rules: ["required"], props: { label: "City" } }];
const memberData = { id: 1, _full_name: "Maija", _details: [{ label: "Number", value: 7 }], city: "Turku" };

beforeEach(() => {
  showLocale("en");
  Element.prototype.scrollIntoView = () => undefined;
  server.mockReset();
  sessionStorage.clear();
  hideNotification();
  network.report(true);
});

/** The language alone: its texts are not loaded. */
function showLocale(locale: Locale) {
  localeStore.update((state) => ({ ...state, locale }));
}

function open(myAccount: unknown, member: object = memberData) {
  queryClient.clear();
  receiveAnswer({ config: { forms: { myAccount } }, memberData: member });
  show();
}

function show() {
  renderInApp(<AccountScreen />);
}

/** The next save waits. @returns answers it */
function delaySave() {
  let finish: (result: CallResult) => void = () => undefined;
  server.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  return (result: CallResult) => act(async () => finish(result));
}

const refuses = (text: string): CallResult => ({
  ok: false,
  error: { kind: "status", status: 422, text },
  answer: parseAnswer({ error: text }),
});
const sent = (body: object) => ({ locale: "en", body, signal: expect.any(AbortSignal) as unknown });
// jsdom has no streams.
const stream = () => ({ getReader: () => ({ read: async () => undefined, cancel: async () => undefined }) });
const hasUnsavedEdits = () => confirmNavigation.get().enabled;
const city = () => screen.getByRole("textbox", { name: "City" });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

describe("AccountScreen", () => {
  it("sends nothing without a network, neither by Save nor by Enter", async () => {
    open(form);
    await act(async () => network.report(false));
    await userEvent.type(city(), "!{Enter}");
    await save();
    expect(server).not.toHaveBeenCalled();
    expect(city()).toHaveValue("Turku!");
  });

  it("sends the member's details and shows the values that the server returns", async () => {
    open(form);
    server.mockResolvedValue(answers({ memberData: { ...memberData, city: "OULU" }, message: "Thank you" }));
    await userEvent.clear(city());
    await userEvent.type(city(), "oulu");
    await save();
    expect(server.mock.calls).toEqual([["saveMe", sent({ city: "oulu" })]]);
    await waitFor(() => expect(city()).toHaveValue("OULU"));
    expect(shownNotification()).toEqual(["Thank you", "success"]);
  });

  it("sends an unchanged value in full when its field shows only a part, also on the next save", async () => {
    const parts = { trip: "2026-05-01T10:00:00Z", born: "1980-02-28T22:00:00.000Z" };
    const fields = [
      ...form,
      { type: "datetime", name: "trip", props: { label: "Trip" } },
      { type: "date", name: "born", props: { label: "Born" } },
      { type: "text", name: "tags", props: { label: "Tags" } },
    ];
    open(fields, { ...memberData, ...parts, tags: ["a", "b"] });
    server.mockResolvedValue(answers({}));
    await userEvent.type(city(), "!");
    await save();
    expect(server).toHaveBeenLastCalledWith("saveMe", sent({ city: "Turku!", ...parts }));
    expect(hasUnsavedEdits()).toBe(false);
    const trip = screen.getByLabelText("Trip");
    const tags = screen.getByRole("textbox", { name: "Tags" });
    expect(trip).toHaveValue("2026-05-01T10:00");
    expect(tags).toHaveValue("");
    fireEvent.change(trip, { target: { value: "2026-05-02T10:00" } });
    await userEvent.type(tags, "c");
    await save();
    const put = { trip: "2026-05-02T10:00", tags: "c" };
    expect(server).toHaveBeenLastCalledWith("saveMe", sent({ city: "Turku!", ...parts, ...put }));
  });

  it.each([
    ["an error of status 200", answers({ error: "Not so" }), "Not so"],
    ["an error status", refuses("Not so"), "Not so"],
  ])("keeps what was typed after %s", async (_, result, text) => {
    open(form);
    server.mockResolvedValue(result);
    await userEvent.type(city(), "!");
    await save();
    expect(city()).toHaveValue("Turku!");
    expect(shownNotification()).toEqual([text, "error"]);
  });

  const tooLarge = (error: string): CallResult => ({
    ok: false,
    error: { kind: "status", status: 413, text: error },
    answer: parseAnswer({ error }),
  });
  it.each([
    ["too large, without an error of the server's", tooLarge(""), /^The server does not accept files of this size/],
    ["too large, with one", tooLarge("At most 2 MB"), "At most 2 MB"],
    ["perhaps too large, when nothing answers", unreachable, /^No connection to the server.*may be too large/],
  ])("says why files are refused that are %s", async (_, result, text) => {
    open([...form, { type: "file", name: "photo", props: { label: "Photo" } }]);
    server.mockResolvedValue(result);
    await userEvent.upload(screen.getByLabelText("Photo"), Object.assign(new File(["x"], "me.png"), { stream }));
    await save();
    expect(shownNotification()).toEqual([expect.stringMatching(text), "error"]);
    expect(screen.getByText("me.png")).toBeVisible();
  });

  it("keeps the member's read time after a save whose answer has no member", async () => {
    open(form);
    const { queryKey } = meQuery("en");
    queryClient.setQueryData(queryKey, (known) => known, { updatedAt: 1000 });
    server.mockResolvedValue(answers({}));
    await userEvent.type(city(), "!");
    await save();
    expect(queryClient.getQueryData(queryKey)?.values.city).toBe("Turku!");
    expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(1000);
  });

  it("saves with one POST, even after the window has lost focus", async () => {
    open(form);
    (readStoredAnswers as jest.Mock).mockResolvedValue({ person: "2", readAt: Date.now() + 60_000 });
    server.mockResolvedValue(answers({}));
    await userEvent.type(city(), "!");
    fireEvent.blur(window);
    await save();
    expect(server.mock.calls).toEqual([["saveMe", sent({ city: "Turku!" })]]);
    (readStoredAnswers as jest.Mock).mockResolvedValue(null);
  });

  it("keeps values that the answer omits: the sent value, else the known one", async () => {
    open([...form, { type: "text", name: "street", props: { label: "Street" } }]);
    server.mockResolvedValue(answers({ memberData: { city: "TURKU" } }));
    const street = screen.getByRole("textbox", { name: "Street" });
    await userEvent.type(city(), "!");
    await userEvent.type(street, "Uusi katu 1");
    await save();
    await waitFor(() => expect(city()).toHaveValue("TURKU"));
    expect(street).toHaveValue("Uusi katu 1");
    expect(queryClient.getQueryData(meQuery("en").queryKey)).toMatchObject({
      fullName: "Maija",
      details: [{ label: "Number", value: "7" }],
      values: { city: "TURKU", street: "Uusi katu 1" },
    });
    // What the device holds is as whole as what is shown.
    const [, , stored] = jest.mocked(storeAnswer).mock.lastCall ?? [];
    expect(stored).toMatchObject({ memberData: { _full_name: "Maija", city: "TURKU" } });
  });

  it("shows a sent file as saved when the answer omits it", async () => {
    open([...form, { type: "file", name: "photo", props: { label: "Photo" } }]);
    server.mockResolvedValue(answers({}));
    await userEvent.upload(screen.getByLabelText("Photo"), Object.assign(new File(["x"], "me.png"), { stream }));
    await save();
    expect(queryClient.getQueryData(meQuery("en").queryKey)?.values).toMatchObject({ photo: "me.png" });
    expect(screen.getByText("me.png")).toBeVisible();
  });

  it("keeps text typed while a save renames a member without an id, also when the member is read again", async () => {
    const nameless = { ...memberData, id: undefined };
    const renamed = answers({ memberData: { ...nameless, _full_name: "Maija Uusi", city: "Turku!" } });
    open(form, nameless);
    const finish = delaySave();
    await userEvent.type(city(), "!");
    await save();
    await userEvent.type(city(), "?");
    await finish(renamed);
    expect(city()).toHaveValue("Turku!?");
    server.mockResolvedValue(renamed);
    await act(() => refetch(meQuery("en")));
    expect(city()).toHaveValue("Turku!?");
  });

  describe("a draft", () => {
    // The redirect of an answer unmounts the form before its effects run.
    let stopFollowing: () => void;
    beforeEach(() => (stopFollowing = onSessionEvent(cleanup)));
    afterEach(() => stopFollowing());
    const leadsElsewhere = answers({ redirect_url: "/thanks" });

    it("goes with the save itself, also when nothing was edited and the answer leads elsewhere", async () => {
      keepDraft("1", compileForm(form).signature, { photo: new File([], "me.png") });
      open(form);
      expect(screen.getByText(/Files have to be chosen again/)).toBeVisible();
      server.mockResolvedValue(leadsElsewhere);
      await save();
      expect(screen.queryByRole("form")).not.toBeInTheDocument();
      expect(sessionStorage.getItem("draft.myAccount")).toBeNull();
    });

    it("stays when the member has typed since", async () => {
      open(form);
      const finish = delaySave();
      await userEvent.type(city(), "!");
      await save();
      await userEvent.type(city(), "?");
      await finish(leadsElsewhere);
      expect(screen.queryByRole("form")).not.toBeInTheDocument();
      expect(sessionStorage.getItem("draft.myAccount")).not.toBeNull();
    });

    it("stays when the save fails", async () => {
      open(form);
      server.mockResolvedValue(refuses("Not now"));
      await userEvent.type(city(), "!");
      await save();
      expect(sessionStorage.getItem("draft.myAccount")).not.toBeNull();
    });
  });

  it("drops typed text when another member signs in", async () => {
    open(form);
    await userEvent.type(city(), "!");
    const others = { ...memberData, id: 2, city: "Oulu" };
    act(() => receiveAnswer({ memberData: others }));
    await waitFor(() => expect(city()).toHaveValue("Oulu"));
    expect(hasUnsavedEdits()).toBe(false);
    expect(sessionStorage.getItem("draft.myAccount")).toBeNull();
  });

  describe("when another person has signed in during a save", () => {
    const others = { ...memberData, id: 2, city: "Oulu" };
    const signIn = () => act(() => receiveAnswer({ memberData: others }));

    it("gives them nothing of it", async () => {
      open(form);
      const finish = delaySave();
      await userEvent.type(city(), "!");
      await save();
      signIn();
      await finish(answers({ memberData: { city: "TURKU!" }, message: "Thank you, Maija" }));
      expect(city()).toHaveValue("Oulu");
      expect(queryClient.getQueryData(meQuery("en").queryKey)?.values.city).toBe("Oulu");
      expect(shownNotification()).toBeNull();
    });

    it("sends nothing that was not sent yet", async () => {
      open(form);
      let finish: (model: Record<string, string>) => void = () => {};
      jest.mocked(withFilesToSend).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
      await userEvent.type(city(), "!");
      await save();
      signIn();
      await act(async () => finish({ city: "Turku!" }));
      expect(server).not.toHaveBeenCalled();
      expect(shownNotification()).toBeNull();
    });
  });

  it("shows the pending save and sends once", async () => {
    open(form);
    const finish = delaySave();
    await save();
    await save();
    await userEvent.type(city(), "{Enter}");
    expect(screen.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("Saving").closest("[aria-live=polite]")).not.toBeNull();
    // NVDA announces nothing of what is busy.
    expect(screen.getByText("Saving").closest("[aria-busy]")).toBeNull();
    expect(server).toHaveBeenCalledTimes(1);
    await finish(answers({}));
    expect(screen.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "false");
  });

  describe("when the language changes while a save is in flight", () => {
    const inFinnish = { memberData: { ...memberData, _full_name: "Maija F" } };
    const knownCity = (locale: string) => queryClient.getQueryData(meQuery(locale).queryKey)?.values.city;
    const switchDuringSave = (saved: object, reading: CallResult) => {
      open(form);
      receiveAnswer(inFinnish, "fi");
      server.mockImplementation(async (name) => {
        if (name === "me") return reading;
        showLocale("fi");
        return answers(saved);
      });
    };

    it.each([
      ["with the member", { memberData: { ...memberData, city: "Turku!" } }],
      ["without the member", {}],
    ])("reads the member in the new language after an answer %s", async (_, saved) => {
      switchDuringSave(saved, answers({ memberData: { ...inFinnish.memberData, city: "TURKU!" } }));
      await userEvent.type(city(), "!");
      await save();
      await waitFor(() => expect(knownCity("fi")).toBe("TURKU!"));
      expect(knownCity("en")).toBe("Turku!");
      expect(server.mock.calls.map(([name, { locale }]) => [name, locale])).toEqual([
        ["saveMe", "en"],
        ["me", "fi"],
      ]);
    });

    it("shows the saved values in the new language when that read fails", async () => {
      switchDuringSave({}, unreachable);
      await userEvent.type(city(), "!");
      await save();
      expect(knownCity("fi")).toBe("Turku!");
      expect(shownNotification()?.[0]).toBe("Your details have been saved.");
    });
  });

  describe("when a save gets no answer", () => {
    const aborted = fails({ kind: "aborted" });
    let user: ReturnType<typeof userEvent.setup>;
    beforeEach(() => {
      jest.useFakeTimers();
      user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    });
    afterEach(() => jest.useRealTimers());
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    const press = async (name: string) => {
      await user.click(screen.getByRole("button", { name }));
      await pass(1);
    };
    const cancel = () => screen.queryByRole("button", { name: "Cancel" });

    it("offers to stop after ten seconds, keeps what was typed, and saves again", async () => {
      open(form);
      server.mockImplementationOnce(
        (_, { signal }) => new Promise((resolve) => signal?.addEventListener("abort", () => resolve(aborted))),
      );
      await user.type(city(), "!");
      await press("Save");
      await pass(9_800);
      expect(cancel()).not.toBeInTheDocument();
      await pass(300);
      expect(screen.getByText(/taking longer than usual/)).toBeVisible();
      await press("Cancel");
      expect(shownNotification()?.[0]).toMatch(/not known whether it arrived/);
      expect(city()).toHaveValue("Turku!");
      expect(cancel()).not.toBeInTheDocument();
      expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();

      server.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(answers({})), 1)));
      await press("Save");
      expect(server.mock.lastCall).toEqual(["saveMe", sent({ city: "Turku!" })]);
      expect(shownNotification()?.[0]).toBe("Your details have been saved.");
    });

    it("sends nothing when stopped while a picture is being shrunk", async () => {
      open([...form, { type: "file", name: "photo", props: { label: "Photo" } }]);
      jest.mocked(withFilesToSend).mockReturnValueOnce(new Promise(() => undefined));
      await user.upload(screen.getByLabelText("Photo"), Object.assign(new File(["x"], "me.png"), { stream }));
      await press("Save");
      await pass(600);
      await press("Cancel");
      expect(shownNotification()?.[0]).toMatch(/^Saving was canceled before anything was sent/);
      expect(cancel()).not.toBeInTheDocument();
      expect(server).not.toHaveBeenCalled();
    });

    it("shows the progress of a save with files, can be stopped at once, and announces only the steps", async () => {
      open([...form, { type: "file", name: "photo", props: { label: "Photo" } }]);
      server.mockImplementationOnce((_, { send, signal }) => {
        void send?.("/api/en/me", {});
        return new Promise((resolve) => signal?.addEventListener("abort", () => resolve(aborted)));
      });
      let report = (_: number) => {};
      (upload as jest.MockedFunction<typeof upload>).mockImplementation((_url, _init, onProgress) => {
        report = onProgress;
        return new Promise(() => undefined);
      });
      await user.upload(screen.getByLabelText("Photo"), Object.assign(new File(["x"], "me.png"), { stream }));
      await press("Save");
      expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
      await pass(600);
      const bar = screen.getByRole("progressbar", { name: "Sending" });
      expect(bar).not.toHaveAttribute("aria-valuenow");
      act(() => report(0.429));
      expect(bar).toHaveAttribute("aria-valuenow", "42");
      expect(screen.getByText("Sending: 42%")).toBeVisible();
      expect(screen.getByText("Saving")).toBeInTheDocument();
      act(() => report(1));
      expect(screen.queryByText(/%/)).not.toBeInTheDocument();
      expect(screen.getByText("Sent. Waiting for the answer…")).toBeVisible();
      await press("Cancel");
      expect(shownNotification()?.[0]).toMatch(/not known whether it arrived/);
      expect(screen.getByText("me.png")).toBeVisible();
      expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
      expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    });
  });

  it("shows read-only details without a form", () => {
    open(undefined);
    expect(screen.getByText("Maija")).toBeInTheDocument();
    expect(screen.getByRole("definition")).toHaveTextContent("7");
    expect(screen.getByText(/cannot be edited in the app/)).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("waits for a late form, while the device shows the stored card", async () => {
    queryClient.clear();
    const stored = { person: "1", locale: "en", readAt: Date.now(), body: { config: {}, memberData } };
    (readStoredAnswers as jest.Mock).mockResolvedValueOnce(stored);
    await restoreAnswers("en", () => true);
    server.mockReturnValue(new Promise(() => undefined));
    void refetch(meQuery("en")).catch(() => undefined);
    show();
    expect(screen.getByRole("status")).toHaveTextContent("Loading");
    expect(screen.queryByText(/cannot be edited in the app|once the form has been loaded/)).toBeNull();
  });

  it.each([
    ["a config that failed", null],
    ["the config of the device", { person: "1", locale: "en", readAt: 2000, body: { config: {}, memberData } }],
  ])("says that the form has not loaded, and offers a retry, with %s", async (_, stored) => {
    queryClient.clear();
    (readStoredAnswers as jest.Mock).mockResolvedValueOnce(stored);
    await restoreAnswers("en", () => true);
    receiveAnswer({ memberData });
    show();
    expect(screen.queryByText(/cannot be edited in the app/)).toBeNull();
    expect(screen.getByText(/once the form has been loaded/)).toBeVisible();
    expect(screen.getByRole("definition")).toHaveTextContent("7");
    expect(screen.getByRole("button", { name: "Refresh" })).toBeVisible();
    act(() => receiveAnswer({ config: { forms: { myAccount: form } } }));
    await waitFor(() => expect(city()).toHaveValue("Turku"));
  });
});
