/** @jest-environment node */
import { blockTypes } from "@/lib/api/content-block.docs";
import { endpoints as calledEndpoints } from "@/lib/api/endpoints";
import { fieldTypes, type FieldType } from "@/lib/forms/field-types";
import { compileForm } from "@/lib/forms/form-definition";
import { rules } from "@/lib/forms/rules";
import { allBlocks } from "@/e2e/mock-server/association/all-blocks";
import { endpoints } from "@/e2e/mock-server/endpoints";
import { everyRuleForm } from "@/e2e/mock-server/association/every-rule-form";
import { everyTypeForm } from "@/e2e/mock-server/association/every-type-form";
import { heldValues } from "@/e2e/mock-server/member/held-values";

// The mock server does not import the app, so this test compares both.
describe("the mock server", () => {
  it("has the endpoints that the app calls: e2e/mock-server/endpoints.ts", () => {
    expect(endpoints).toEqual(calledEndpoints);
  });

  it.each(["fi", "en"] as const)(
    "shows each type of block in %s: e2e/mock-server/association/all-blocks.ts",
    (locale) => {
      expect(allBlocks(locale).map(({ type }) => type)).toEqual(Object.keys(blockTypes));
    },
  );

  it("knows the value of each type of field, and no other type: e2e/mock-server/member/held-values.ts", () => {
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

  it("has a field with each rule: e2e/mock-server/association/every-rule-form.ts", () => {
    const { fields } = compileForm([...everyRuleForm("fi"), ...everyTypeForm("fi")]);
    const used = new Set(fields.flatMap((field) => field.rules.map(({ name }) => name)));
    expect(Object.keys(rules).filter((name) => !used.has(name))).toEqual([]);
  });
});
