/** @jest-environment node */
import { fieldTypes, type FieldType } from "@/lib/forms/field-types";
import { everyTypeForm } from "@/e2e/mock-server/association/every-type-form";
import { heldValues } from "@/e2e/mock-server/member/held-values";

// The mock server does not import lib/forms, so this test compares its field types.
describe("the mock server", () => {
  it("says what each type of field holds, and knows no other: e2e/mock-server/member/held-values.ts", () => {
    const rows: Record<FieldType, unknown> = heldValues;
    expect(Object.keys(rows).sort()).toEqual(Object.keys(fieldTypes).sort());
  });

  it.each(["fi", "en"] as const)(
    "shows each type of field in %s: e2e/mock-server/association/every-type-form.ts",
    (locale) => {
      expect([...new Set(everyTypeForm(locale).map(({ type }) => type))].sort()).toEqual(
        Object.keys(fieldTypes).sort(),
      );
    },
  );
});
