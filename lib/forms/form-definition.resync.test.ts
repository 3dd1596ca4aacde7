/** @jest-environment node */
import type { FieldValue } from "./form-field";
import { compileForm } from "./form-definition";

const form = (...sent: [type: string, name: string, props?: object][]) =>
  compileForm(sent.map(([type, name, props]) => ({ type, name, props })));

describe("resync", () => {
  it("keeps touched fields, and updates all others", () => {
    expect(
      form(["text", "email"], ["text", "phone"], ["checkbox", "news"], ["text", "fresh"]).resync(
        { email: "typed", phone: "old", news: true, gone: "typed" },
        { email: "sent", phone: "sent", news: false, fresh: 5 },
        new Set(["email", "gone", "fresh"]),
      ),
    ).toEqual({ email: "typed", phone: "sent", news: false, fresh: "5" });
  });

  const file = new File(["x"], "cv.pdf");
  it.each<[string, string, object, FieldValue, FieldValue]>([
    ["a text that was emptied", "text", {}, "", ""],
    ["an id that is no option any more", "select", {}, "gone", "gone"],
    ["a list", "checkboxes", {}, [1, 2], [1, 2]],
    ["a file", "file", {}, file, file],
    ["a boolean id", "radio", {}, true, true],
    ["nothing of a single value for a list", "checkboxes", {}, "a", ["sent"]],
    ["nothing of a list for a single value", "select", {}, ["a"], "sent"],
    ["nothing of a text for a checkbox", "checkbox", {}, "a", false],
    ["nothing of a checkbox for a text", "text", {}, true, "sent"],
    ["nothing of a file for a text", "text", {}, file, "sent"],
    ["files where several are allowed", "file", { multiple: true }, [file], [file]],
  ])("keeps %s", (_sentence, type, props, typed, expected) => {
    const model = form([type, "a", props]).resync({ a: typed }, { a: "sent" }, new Set(["a"]));
    expect(model.a).toEqual(expected);
  });
});
