/** @jest-environment node */
import { Refusal } from "../http/answer";
import { formFields } from "./form-schema";
import { validateMember } from "./validate-member";

const fields = formFields({
  forms: {
    myAccount: {
      fields: [
        { type: "subtitle", name: "heading" },
        { type: "text", name: "email", rules: "required|email" },
        { type: "checkbox", name: "newsletter" },
        {
          type: "checkboxes",
          name: "topics",
          rules: ["required"],
          showIf: "newsletter=true",
          props: { items: [{ id: 1 }, { id: "b" }] },
        },
        { type: "date", name: "born" },
        { type: "file", name: "photo" },
        "no field at all",
        { type: "text" },
      ],
    },
  },
});

function form(overrides: Record<string, (string | File)[]> = {}): FormData {
  const sent = { email: ["a@b"], newsletter: ["false"], "topics[]": [""], born: [""], photo: [""], ...overrides };
  const form = new FormData();
  for (const [name, values] of Object.entries(sent)) for (const value of values) form.append(name, value);
  return form;
}

describe("validateMember", () => {
  it("reads a whole form, with option ids and booleans as they are on the wire", () => {
    const values = validateMember(form({ newsletter: ["true"], "topics[]": ["1", "b"], born: ["1990-01-31"] }), fields);
    expect(values).toEqual({ email: "a@b", newsletter: true, topics: [1, "b"], born: "1990-01-31", photo: "" });
  });

  it("accepts a file part for file fields only", () => {
    const file = new File(["abc"], "kuva.jpg", { type: "image/jpeg" });
    expect(validateMember(form({ photo: [file] }), fields)).toMatchObject({ photo: "kuva.jpg" });
    expect(() => validateMember(form({ email: [file] }), fields)).toThrow('Field "email" takes no file');
  });

  it("does not require a field that may be hidden", () => {
    expect(validateMember(form(), fields)).toMatchObject({ topics: [] });
  });

  it.each<[string, Record<string, string[]>, string]>([
    ["an unknown field", { shoe_size: ["42"] }, 'Unknown field "shoe_size"'],
    ["a heading, which holds no value", { heading: [""] }, 'Unknown field "heading"'],
    ["a list without brackets", { "topics[]": [], topics: ["1"] }, 'Unknown field "topics"'],
    ["a missing field", { born: [] }, 'Field "born" is missing'],
    ["a repeated field", { email: ["a@b", "c@d"] }, "was sent 2 times"],
    ["an empty required field", { email: [""] }, 'Field "email" is required'],
    ["a checkbox that is neither", { newsletter: ["on"] }, "must be true or false"],
    ["an option that does not exist", { "topics[]": ["9"] }, '"9" is no option'],
    ["a list with a hole", { "topics[]": ["1", ""] }, "has an empty entry"],
    ["a date in another form", { born: ["31.1.1990"] }, "no ISO date"],
    ["an address without @", { email: ["maija"] }, "no e-mail address"],
  ])("refuses %s", (_case, overrides, sentence) => {
    expect(() => validateMember(form(overrides), fields)).toThrow(Refusal);
    expect(() => validateMember(form(overrides), fields)).toThrow(sentence);
  });
});
