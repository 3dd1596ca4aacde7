import { act, renderHook } from "@testing-library/react";
import { useController } from "react-hook-form";
import { parseAnswer } from "@/lib/api/answer";
import { keepDraft, readDraft } from "@/lib/forms/draft";
import { fieldKey } from "@/lib/forms/field-key";
import { compileForm } from "@/lib/forms/form-definition";
import type { FormModel } from "@/lib/forms/form-field";
import { useAccountForm } from "./use-account-form";

const definition = compileForm(["city", "street"].map((name) => ({ type: "text", name })));
const form = definition.signature;

/** @param values the server's values */
function open(values = { city: "Turku", street: "" }) {
  const member = parseAnswer({ memberData: { id: "1", ...values } }).member!;
  const { result } = renderHook(() => {
    const account = useAccountForm(definition, member);
    const { control } = account.form;
    const city = useController({ control, name: fieldKey("city") });
    const street = useController({ control, name: fieldKey("street") });
    return { account, city, street };
  });
  const type = (name: "city" | "street", text: string) =>
    act(() => {
      result.current[name].field.onChange(text);
    });
  return {
    model: () => result.current.account.form.model,
    draft: () => result.current.account.draft,
    typeCity: (text: string) => type("city", text),
    typeStreet: (text: string) => type("street", text),
    markSaved: (sent: FormModel) => act(() => result.current.account.markSaved(sent)),
    discard: () => act(() => result.current.account.discard()),
  };
}

beforeEach(() => sessionStorage.clear());

describe("useAccountForm", () => {
  it("restores the edits of an earlier visit, and reports the draft until it is saved or discarded", () => {
    open().typeCity("Oulu");
    const account = open();
    expect(account.model()).toEqual({ city: "Oulu", street: "" });
    expect(account.draft()?.values).toEqual({ city: "Oulu" });
    account.typeCity("Turku");
    expect(account.draft()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    // New edits are not part of the draft, so no button may offer to discard them.
    account.typeCity("Vaasa");
    expect(account.draft()).toBeNull();
    expect(sessionStorage).toHaveLength(1);
  });

  it("restores nothing when the server already has the values, as after a save without an answer", () => {
    open().typeCity("Oulu");
    const account = open({ city: "Oulu", street: "" });
    expect(account.draft()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    account.typeCity("Oulu!");
    expect(account.draft()).toBeNull();
  });

  it("restores only the values that the server lacks", () => {
    const before = open();
    before.typeCity("Oulu");
    before.typeStreet("Uusi katu 1");
    const account = open({ city: "Oulu", street: "" });
    expect(account.model()).toEqual({ city: "Oulu", street: "Uusi katu 1" });
    expect(account.draft()?.values).toEqual({ street: "Uusi katu 1" });
  });

  it("reports chosen files, even when the server has all other values", () => {
    keepDraft("1", form, { city: "Oulu", street: new File([], "street.png") });
    expect(open({ city: "Oulu", street: "" }).draft()).toEqual({ values: {}, hadFiles: true });
  });

  describe("a draft with a chosen file and a text", () => {
    beforeEach(() => keepDraft("1", form, { city: "Oulu", street: new File([], "street.png") }));

    it("reports the file after every reload", () => {
      open();
      expect(open().draft()).toEqual({ values: { city: "Oulu" }, hadFiles: true });
    });

    it("still reports the file when the text is reverted, after the next reload too", () => {
      const account = open();
      account.typeCity("Turku");
      const onlyFiles = { values: {}, hadFiles: true };
      expect(account.draft()).toEqual(onlyFiles);
      expect(open().draft()).toEqual(onlyFiles);
    });

    it("reports nothing once it is saved, and keeps later edits", () => {
      const account = open();
      account.typeStreet("Uusi katu 1");
      account.markSaved({ city: "Oulu", street: "" });
      expect(account.draft()).toBeNull();
      expect(readDraft("1", form)).toEqual({ values: { city: "Oulu", street: "Uusi katu 1" }, hadFiles: false });
    });
  });

  it("discards a draft that holds only files", () => {
    keepDraft("1", form, { street: new File([], "street.png") });
    const account = open();
    account.discard();
    expect(account.draft()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it("discards restored edits", () => {
    open().typeCity("Oulu");
    const account = open();
    account.discard();
    expect(account.model()).toEqual({ city: "Turku", street: "" });
    expect(account.draft()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
