import { keepDraft, readDraft } from "./draft";
import { dropDraft } from "./draft-store";
import { incomplete } from "./field-value";
import { compileForm } from "./form-definition";
import type { FormModel } from "./form-field";

const field = (name: string, type = "text", multiple = false) => ({ type, name, props: { multiple } });
const signatureOf = (sent: object[]) => compileForm(sent).signature;
const fields = [field("name"), field("topics", "checkboxes"), field("photo", "file")];
const form = signatureOf(fields);
const typed: FormModel = { name: "Maija", topics: [1, "b"] };
const stored = () => JSON.stringify({ ...sessionStorage });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe("a draft", () => {
  it("is restored for the same member and form", () => {
    keepDraft("104772", form, typed);
    expect(readDraft("104772", form)).toEqual({ values: typed, hadFiles: false });
    expect(readDraft("104772", form)).toEqual({ values: typed, hadFiles: false });
  });

  it("holds no files, but records that there were some", () => {
    const file = new File(["secret"], "photo.png");
    keepDraft("1", form, { ...typed, photo: file, more: [file] });
    expect(readDraft("1", form)).toEqual({ values: typed, hadFiles: true });
    expect(stored()).not.toContain("photo.png");
  });

  it("holds no incomplete date, which no field could show again", () => {
    keepDraft("1", form, { name: "Maija", born: incomplete });
    expect(readDraft("1", form)).toEqual({ values: { name: "Maija" }, hadFiles: false });
    expect(stored()).not.toContain("born");
  });

  it("of an earlier version restores no incomplete date either", () => {
    keepDraft("1", form, { name: "Maija", born: "other" });
    const raw = sessionStorage.getItem("draft.myAccount") ?? "";
    sessionStorage.setItem("draft.myAccount", raw.replace('"other"', JSON.stringify(incomplete)));
    expect(readDraft("1", form)?.values).toEqual({ name: "Maija" });
  });

  it.each<[string, () => void]>([
    ["another person", () => keepDraft("2", form, typed)],
    ["a form with another field", () => keepDraft("1", signatureOf([...fields, field("more")]), typed)],
    [
      "a form whose field has another type",
      () => keepDraft("1", signatureOf([field("name", "textarea"), ...fields.slice(1)]), typed),
    ],
    [
      "a form whose field takes several values",
      () => keepDraft("1", signatureOf([field("name", "text", true), ...fields.slice(1)]), typed),
    ],
    ["broken JSON", () => sessionStorage.setItem("draft.myAccount", "{")],
    ["foreign JSON", () => sessionStorage.setItem("draft.myAccount", '{"values":[]}')],
    ["a list", () => sessionStorage.setItem("draft.myAccount", "[]")],
  ])("of %s is not offered", (_what, keep) => {
    keep();
    expect(readDraft("1", form)).toBeNull();
  });

  it("of another person is removed at once", () => {
    keepDraft("2", form, typed);
    readDraft("1", form);
    expect(stored()).not.toContain("Maija");
  });

  it.each([
    [23, true],
    [24, false],
    // The clock was set back.
    [-1, true],
    [-23, true],
    [-24, false],
  ])("stored %d hours ago is offered: %s", (hours, isOffered) => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 1) });
    keepDraft("1", form, typed);
    jest.setSystemTime(Date.UTC(2026, 10, 1, hours));
    expect(readDraft("1", form) !== null).toBe(isOffered);
  });

  it("leaves out values that no field accepts", () => {
    keepDraft("1", form, typed);
    const raw = sessionStorage.getItem("draft.myAccount") ?? "";
    sessionStorage.setItem("draft.myAccount", raw.replace('"Maija"', '{"x":1}'));
    expect(readDraft("1", form)?.values).toEqual({ topics: [1, "b"] });
  });

  it("is gone when it is dropped", () => {
    keepDraft("1", form, typed);
    dropDraft();
    expect(readDraft("1", form)).toBeNull();
  });
});
