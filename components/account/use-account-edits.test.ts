import { act, renderHook } from "@testing-library/react";
import { keepDraft, readDraft } from "@/lib/forms/draft";
import { compileForm } from "@/lib/forms/form-definition";
import type { FormModel } from "@/lib/forms/form-field";
import { useAccountEdits } from "./use-account-edits";

const { signature: form } = compileForm(["city", "street"].map((name) => ({ type: "text", name })));
const restore = jest.fn();

/** @param values the server's values */
function open(values: FormModel = { city: "Turku", street: "" }) {
  const edits = (typed: FormModel) => {
    const model = { ...values, ...typed };
    const isDirty = Object.keys(model).some((name) => model[name] !== values[name]);
    return { person: "1", form, values, model, isDirty, restore };
  };
  const { result, rerender } = renderHook((typed: FormModel) => useAccountEdits(edits(typed)), { initialProps: {} });
  return {
    draft: () => result.current.draft,
    type: (city: string, street = "") => rerender({ city, street }),
    forget: () => act(() => result.current.forget()),
  };
}

beforeEach(() => {
  sessionStorage.clear();
  restore.mockReset();
});

describe("useAccountEdits", () => {
  it("restores the edits of an earlier visit, and reports the draft until it is saved or discarded", () => {
    open().type("Oulu");
    const edits = open();
    expect(restore).toHaveBeenCalledWith({ city: "Oulu" });
    edits.type("Oulu");
    expect(edits.draft()?.values).toEqual({ city: "Oulu" });
    edits.type("Turku");
    expect(edits.draft()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    // New edits are not part of the draft, so no button may offer to discard them.
    edits.type("Vaasa");
    expect(edits.draft()).toBeNull();
    expect(sessionStorage).toHaveLength(1);
  });

  it("restores nothing when the server already has the values, as after a save without an answer", () => {
    open().type("Oulu");
    const edits = open({ city: "Oulu", street: "" });
    expect(restore).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
    edits.type("Oulu!");
    expect(edits.draft()).toBeNull();
  });

  it("restores only the values that the server lacks", () => {
    open().type("Oulu", "Uusi katu 1");
    const edits = open({ city: "Oulu", street: "" });
    expect(restore).toHaveBeenCalledWith({ street: "Uusi katu 1" });
    edits.type("Oulu", "Uusi katu 1");
    expect(edits.draft()?.values).toEqual({ street: "Uusi katu 1" });
  });

  it("reports chosen files, even when the server has all other values", () => {
    keepDraft("1", form, { city: "Oulu", street: new File([], "street.png") });
    expect(open({ city: "Oulu", street: "" }).draft()).toEqual({ values: {}, hadFiles: true });
  });

  describe("a draft with a chosen file and a text", () => {
    beforeEach(() => keepDraft("1", form, { city: "Oulu", street: new File([], "street.png") }));
    const restored = () => {
      const edits = open();
      edits.type("Oulu");
      return edits;
    };

    it("reports the file after every reload", () => {
      restored();
      expect(restored().draft()).toEqual({ values: { city: "Oulu" }, hadFiles: true });
    });

    it("still reports the file when the text is reverted, after the next reload too", () => {
      const edits = restored();
      edits.type("Turku");
      const onlyFiles = { values: {}, hadFiles: true };
      expect(edits.draft()).toEqual(onlyFiles);
      expect(open().draft()).toEqual(onlyFiles);
    });

    it("reports nothing once it is forgotten, and keeps later edits", () => {
      const edits = restored();
      edits.type("Oulu", "Uusi katu 1");
      edits.forget();
      expect(edits.draft()).toBeNull();
      expect(readDraft("1", form)).toEqual({ values: { city: "Oulu", street: "Uusi katu 1" }, hadFiles: false });
    });
  });

  it("forgets a draft that holds only files", () => {
    keepDraft("1", form, { street: new File([], "street.png") });
    const edits = open();
    edits.forget();
    expect(edits.draft()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
