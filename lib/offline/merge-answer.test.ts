import { mergeAnswer, type StoredAnswers } from "./merge-answer";

const now = 5000;
const maija = { _full_name: "Maija", id: 7 };
const stored: StoredAnswers = { locale: "fi", person: "7", readAt: 1000, body: { memberData: maija, events: [1] } };
const config = { config: { logo: "/l.svg" } };

const merge = (before: StoredAnswers | null, person: string, body: unknown, locale = "fi") =>
  mergeAnswer(before, { locale, person, body, readAt: now });

it("adds an answer to the same member's stored answers", () => {
  expect(merge(stored, "7", config)).toEqual({ ...stored, body: { ...stored.body, ...config } });
});

it("dates the card by the last memberData", () => {
  expect(merge(stored, "7", { memberData: maija })?.readAt).toBe(now);
  expect(merge(stored, "7", config)?.readAt).toBe(1000);
});

it("stores nothing when an answer in another language has no identity", () => {
  expect(merge(stored, "", { memberData: { _full_name: "Erkki" }, ...config }, "en")).toBeNull();
});

it("keeps a known member when an answer has no identity", () => {
  expect(merge(stored, "", { memberData: { _full_name: "Erkki" }, ...config })).toMatchObject({
    person: "7",
    body: { memberData: maija, ...config },
  });
});

it("starts empty for another member", () => {
  const answers = merge(stored, "8", { memberData: { id: 8 } });
  expect(answers).toEqual({ locale: "fi", person: "8", readAt: now, body: { memberData: { id: 8 } } });
});

it("starts empty in another language, and keeps the owner", () => {
  expect(merge(stored, "7", { memberData: maija }, "en")).toMatchObject({ person: "7", body: { memberData: maija } });
});

it("stores no config without a member", () => {
  expect(merge(null, "", config)).toBeNull();
});
