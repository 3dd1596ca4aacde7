import { QueryObserver } from "@tanstack/react-query";
import { parseAnswer } from "@/lib/api/answer";
import { readStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { pageLocation } from "@/lib/platform/page-location";
import { fillStorage } from "@/scripts/testing/fill-storage";
import { collectionQuery } from "./collection-query";
import { forgetPreviousMember } from "./forget-previous-member";
import { handleAnswer } from "./handle-result";
import { meQuery } from "./me-query";
import { queryClient } from "./query-client";

jest.mock("@/lib/offline/lazy-stored-answers", () => ({
  ...jest.requireActual<object>("@/lib/offline/lazy-stored-answers"),
  readStoredAnswers: jest.fn(async () => null),
}));

const maija = parseAnswer({ memberData: { id: 1, _full_name: "Maija" }, pages: [{ id: 1 }], events: [{ id: 2 }] });
const erkki = parseAnswer({ memberData: { id: 2, _full_name: "Erkki" } });
const config = { ok: true as const, answer: parseAnswer({ events: [{ id: 3 }] }) };

afterEach(() => queryClient.clear());

const member = (locale: string) => queryClient.getQueryData(meQuery(locale).queryKey);
const items = (name: "pages" | "events", locale: string) =>
  queryClient.getQueryData(collectionQuery(name, locale).queryKey)?.map(({ id }) => id);

describe("forgetPreviousMember", () => {
  it("drops the other member in every language, except for the data that config has just carried", () => {
    for (const locale of ["fi", "en"]) handleAnswer(locale, maija);
    handleAnswer("fi", config.answer);
    forgetPreviousMember("fi", erkki, config);
    // The answer replaces the member of its own language.
    expect(member("en")).toBeUndefined();
    expect([items("pages", "fi"), items("events", "en")]).toEqual([undefined, undefined]);
    expect(items("events", "fi")).toEqual(["3"]);
  });

  it("updates a screen that shows the other member", () => {
    handleAnswer("fi", maija);
    const observer = new QueryObserver(queryClient, meQuery("fi"));
    const stop = observer.subscribe(() => undefined);
    forgetPreviousMember("fi", erkki, config);
    handleAnswer("fi", erkki);
    expect(observer.getCurrentResult().data).toMatchObject({ fullName: "Erkki" });
    stop();
  });

  it.each([
    ["drops the other member's", "1", false],
    ["keeps the new member's", "2", true],
  ])("%s drafts, started payments and card rows", (_name, person, areKept) => {
    handleAnswer("fi", maija);
    sessionStorage.setItem("draft.myAccount", `{"person":"${person}","values":{}}`);
    localStorage.setItem("startedPayments", `[{"person":"${person}","invoiceId":1,"startedAt":1}]`);
    localStorage.setItem("shownCardRows", `{"person":"${person}","hidden":["E-mail"]}`);
    forgetPreviousMember("fi", erkki, config);
    const traces = [
      sessionStorage.getItem("draft.myAccount"),
      localStorage.getItem("startedPayments"),
      localStorage.getItem("shownCardRows"),
    ];
    expect(traces.map((trace) => trace !== null)).toEqual([areKept, areKept, areKept]);
  });

  it("does not treat a missing identity as another member", () => {
    for (const locale of ["fi", "en"]) handleAnswer(locale, maija);
    sessionStorage.setItem("draft.myAccount", '{"person":"1","values":{}}');
    forgetPreviousMember("fi", parseAnswer({ memberData: {} }), config);
    expect([member("fi"), member("en")]).toMatchObject([{ fullName: "Maija" }, { fullName: "Maija" }]);
    expect(sessionStorage.getItem("draft.myAccount")).not.toBeNull();
  });

  it("keeps everything of the same person", () => {
    for (const locale of ["fi", "en"]) handleAnswer(locale, maija);
    forgetPreviousMember("fi", maija, config);
    expect([member("fi"), member("en")]).toMatchObject([{ fullName: "Maija" }, { fullName: "Maija" }]);
    expect(items("pages", "fi")).toEqual(["1"]);
  });
});

// A document caches the picture of an address for its lifetime.
describe("a photo", () => {
  let reload: jest.SpyInstance;
  const withPhoto = (id: number, photo: string) => parseAnswer({ memberData: { id, _photo: photo } });
  const change = async (from: string, to: string) => {
    handleAnswer("fi", withPhoto(1, from));
    forgetPreviousMember("fi", withPhoto(2, to), config);
    await jest.advanceTimersByTimeAsync(3000);
    return reload.mock.calls.length;
  };
  beforeEach(() => {
    jest.useFakeTimers();
    reload = jest.spyOn(pageLocation, "reload").mockReturnValue();
    sessionStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it("that two members have at one address reloads the page, at most once a minute", async () => {
    expect(await change("/photo", "/photo")).toBe(1);
    expect(await change("/photo", "/photo")).toBe(1);
    jest.setSystemTime(Date.now() + 60_000);
    expect(await change("/photo", "/photo")).toBe(2);
  });

  it.each([
    ["/photo/1", "/photo/2"],
    ["", ""],
    ["/photo", ""],
  ])("at %j, and then at %j, does not", async (from, to) => {
    expect(await change(from, to)).toBe(0);
  });

  it("reloads the page only after the new member's answer is stored", async () => {
    let finish: (stored: null) => void = () => undefined;
    jest.mocked(readStoredAnswers).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    expect(await change("/photo", "/photo")).toBe(0);
    finish(null);
    await jest.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reloads the page only where that can be recorded", async () => {
    fillStorage();
    expect(await change("/photo", "/photo")).toBe(0);
  });
});
