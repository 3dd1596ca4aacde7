/** @jest-environment node */
import type { FieldValue } from "./form-field";
import { parseForm } from "./parse-form";
import { resyncModel } from "./resync-model";

const form = (...sent: [type: string, name: string, props?: object][]) =>
  parseForm(sent.map(([type, name, props]) => ({ type, name, props })));

describe("resyncModel", () => {
  it("keeps what was typed in touched fields, and takes what came for all others", () => {
    expect(
      resyncModel({
        fields: form(["text", "email"], ["text", "phone"], ["checkbox", "news"], ["text", "fresh"]),
        model: { email: "typed", phone: "old", news: true, gone: "typed" },
        incoming: { email: "sent", phone: "sent", news: false, fresh: 5 },
        touched: new Set(["email", "gone", "fresh"]),
      }),
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
    const model = resyncModel({
      fields: form([type, "a", props]),
      model: { a: typed },
      incoming: { a: "sent" },
      touched: new Set(["a"]),
    });
    expect(model.a).toEqual(expected);
  });

  it("lets the first field of a name decide on the shape", () => {
    const fields = form(["subtitle", "a"], ["text", "a"], ["checkboxes", "a"]);
    const touched = new Set(["a"]);
    expect(resyncModel({ fields, model: { a: "typed" }, incoming: {}, touched })).toEqual({ a: "typed" });
    expect(resyncModel({ fields, model: { a: ["typed"] }, incoming: {}, touched })).toEqual({ a: "" });
  });
});
