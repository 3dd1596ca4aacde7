import { renderHook } from "@testing-library/react";
import { parseForm } from "@/lib/forms/parse-form";
import { useAccountEdits } from "./use-account-edits";

const fields = parseForm([{ type: "text", name: "city" }]);
const values = { city: "Turku" };
const restore = jest.fn();

/** @param model what the form has */
function open(model = values) {
  const edits = (city: string) => {
    const now = { city };
    return { person: "1", fields, values, model: now, isDirty: city !== values.city, restore };
  };
  const { result, rerender } = renderHook(({ city }) => useAccountEdits(edits(city)), { initialProps: model });
  return { draft: () => result.current.draft, type: (city: string) => rerender({ city }) };
}

beforeEach(() => {
  sessionStorage.clear();
  restore.mockReset();
});

describe("useAccountEdits", () => {
  it("restores what was typed at an earlier visit, and says so until it is saved or given up", () => {
    open().type("Oulu");
    const form = open();
    expect(restore).toHaveBeenCalledWith({ city: "Oulu" });
    form.type("Oulu");
    expect(form.draft()?.values).toEqual({ city: "Oulu" });
    form.type("Turku");
    expect(form.draft()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    // What is typed now was never a draft: no button offers to throw it away.
    form.type("Vaasa");
    expect(form.draft()).toBeNull();
    expect(sessionStorage).toHaveLength(1);
  });

  it("restores nothing of another person", () => {
    open().type("Oulu");
    sessionStorage.setItem("draft.myAccount", sessionStorage.getItem("draft.myAccount")!.replace('"1"', '"2"'));
    open();
    expect(restore).not.toHaveBeenCalled();
  });
});
