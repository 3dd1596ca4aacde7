import { parseAnswer } from "@/lib/api/answer";
import { readStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import type { StoredAnswers } from "@/lib/offline/merge-answer";
import { collectionQuery } from "./collection-query";
import { configQuery } from "./config-query";
import { handleAnswer } from "./handle-result";
import { meQuery } from "./me-query";
import { queryClient } from "./query-client";
import { isRestored, restoreAnswers } from "./restore-answers";

jest.mock("@/lib/offline/lazy-stored-answers", () => ({ readStoredAnswers: jest.fn() }));
const reading = jest.mocked(readStoredAnswers);

const early: StoredAnswers = {
  locale: "fi",
  person: "7",
  readAt: 1000,
  body: { config: { hero_image: "/h.svg" }, memberData: { id: 7, _full_name: "Maija" } },
};
const whole: StoredAnswers = {
  ...early,
  body: {
    config: { hero_image: "/h.svg", link_groups: [{ title: "Links", links: [] }] },
    memberData: { ...early.body.memberData, invoice: [{ id: 5012 }], _card_code: { value: "1234", format: "qr" } },
    events: [{ id: 1 }],
  },
};

let answerDatabase: (stored: StoredAnswers | null) => Promise<void>;

beforeEach(() => {
  queryClient.clear();
  let settle: (stored: StoredAnswers | null) => void = () => undefined;
  const later = new Promise<StoredAnswers | null>((resolve) => (settle = resolve));
  answerDatabase = async (stored) => {
    settle(stored);
    await new Promise((resolve) => setTimeout(resolve));
  };
  reading.mockResolvedValue({ ...early, whole: later });
});

const restore = () => restoreAnswers("fi", () => true);
const member = () => queryClient.getQueryData(meQuery("fi").queryKey);
const events = () => queryClient.getQueryData(collectionQuery("events", "fi").queryKey);

describe("restoreAnswers", () => {
  it("restores nothing once that is no longer wanted", async () => {
    expect(await restoreAnswers("fi", () => false)).toBe(false);
    expect(member()).toBeUndefined();
  });

  it("replaces a known member without an identity", async () => {
    handleAnswer("fi", parseAnswer({ memberData: {} }));
    expect(await restore()).toBe(true);
    expect(member()).toMatchObject({ person: "7" });
  });

  it("keeps the identity of a member whom a save has renamed", async () => {
    const memberData = { _full_name: "Maija Uusi" };
    reading.mockResolvedValue({ ...early, person: "Maija", body: { memberData } });
    await restore();
    expect(member()).toMatchObject({ person: "Maija", fullName: "Maija Uusi" });
  });
});

describe("restoreAnswers with a slow database", () => {
  it("shows the available part, and the rest when the database has answered", async () => {
    expect(await restore()).toBe(true);
    expect(member()).toMatchObject({ fullName: "Maija", cardCode: null, invoices: [] });
    await answerDatabase(whole);
    expect(member()).toMatchObject({ cardCode: { value: "1234" }, invoices: [{ id: 5012 }] });
    expect(queryClient.getQueryData(configQuery("fi").queryKey)).toMatchObject({ heroImage: "http://localhost/h.svg" });
    expect(events()).toHaveLength(1);
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(meQuery("fi").queryKey) ?? {};
    expect(isRestored(dataUpdatedAt)).toBe(true);
  });

  it("keeps data that the server has sent meanwhile", async () => {
    await restore();
    handleAnswer("fi", parseAnswer({ events: [{ id: 2 }, { id: 3 }] }));
    await answerDatabase(whole);
    expect(events()).toHaveLength(2);
    expect(member()).toMatchObject({ invoices: [{ id: 5012 }] });
  });

  it("keeps the config that the server has sent before", async () => {
    handleAnswer("fi", parseAnswer({ config: { hero_image: "/new.svg" } }));
    await restore();
    expect(queryClient.getQueryData(configQuery("fi").queryKey)).toMatchObject({
      heroImage: "http://localhost/new.svg",
    });
    expect(member()).toMatchObject({ fullName: "Maija" });
  });

  it.each<[string, () => void, StoredAnswers | null]>([
    [
      "the server has sent the member",
      () => handleAnswer("fi", parseAnswer({ memberData: early.body.memberData })),
      whole,
    ],
    ["it holds somebody else", () => undefined, { ...whole, person: "8" }],
    ["it holds nothing", () => undefined, null],
    ["the member has logged out", () => queryClient.clear(), whole],
  ])("replaces nothing when %s", async (_sentence, happen, stored) => {
    await restore();
    happen();
    const shown = member();
    await answerDatabase(stored);
    expect(member()).toBe(shown);
    expect(events()).toBeUndefined();
  });
});
