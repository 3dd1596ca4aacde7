import { mergeAnswer, type StoredAnswers } from "./merge-answer";

const now = 5000;
const maija = { _full_name: "Maija", id: 7 };
const stored: StoredAnswers = { locale: "fi", person: "7", readAt: 1000, body: { memberData: maija, events: [1] } };
const config = { config: { logo: "/l.svg" } };

const merge = (before: StoredAnswers | null, person: string, body: unknown, locale = "fi") =>
  mergeAnswer(before, null, { locale, person, body, now });

it("adds an answer to the same member's stored answers", () => {
  const { answers, replacesOther } = merge(stored, "7", config);
  expect(answers).toEqual({ ...stored, body: { ...stored.body, ...config } });
  expect(replacesOther).toBe(false);
});

it("dates the card by the last memberData", () => {
  expect(merge(stored, "7", { memberData: maija }).answers?.readAt).toBe(now);
  expect(merge(stored, "7", config).answers?.readAt).toBe(1000);
});

it("stores nothing when an answer in another language has no identity", () => {
  expect(merge(stored, "", { memberData: { _full_name: "Erkki" }, ...config }, "en").answers).toBeNull();
});

it("keeps a known member when an answer has no identity", () => {
  const { answers } = merge(stored, "", { memberData: { _full_name: "Erkki" }, ...config });
  expect(answers).toMatchObject({ person: "7", body: { memberData: maija, ...config } });
});

it("starts empty for another member", () => {
  const { answers, replacesOther } = merge(stored, "8", { memberData: { id: 8 } });
  expect(answers).toEqual({ locale: "fi", person: "8", readAt: now, body: { memberData: { id: 8 } } });
  expect(replacesOther).toBe(true);
});

it("gives a new member the answers read without an owner, and nothing of the previous member", () => {
  const { unowned } = merge(stored, "", config);
  const { answers } = mergeAnswer(stored, unowned, { locale: "fi", person: "8", body: { memberData: { id: 8 } }, now });
  expect(answers?.body).toEqual({ ...config, memberData: { id: 8 } });
});

it("starts empty in another language, and keeps the owner", () => {
  const { answers, replacesOther } = merge(stored, "7", { memberData: maija }, "en");
  expect(answers?.body).toEqual({ memberData: maija });
  expect(replacesOther).toBe(false);
});

it.each(["", "7"])("keeps a config that comes before its member (%j) for that member", (person) => {
  const first = merge(null, person, config);
  expect(first.answers).toBeNull();
  const second = mergeAnswer(null, first.unowned, { locale: "fi", person: "7", body: { memberData: maija }, now });
  expect(second.answers?.body).toEqual({ ...config, memberData: maija });
});

it("drops a config in another language", () => {
  const { unowned } = merge(null, "", config, "en");
  const { answers } = mergeAnswer(null, unowned, { locale: "fi", person: "7", body: { memberData: maija }, now });
  expect(answers?.body).toEqual({ memberData: maija });
});
