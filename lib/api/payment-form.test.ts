import * as z from "@/lib/api/zod";
import { paymentFormSchema } from "./payment-form";

const parse = (value: unknown) => z.parse(paymentFormSchema, value);

describe("paymentFormSchema", () => {
  it("keeps the fields in their order, as text", () => {
    expect(parse({ action: "https://pay.example/go", fields: { MERCHANT: "M1", AMOUNT: 42.5, EMPTY: "" } })).toEqual({
      action: "https://pay.example/go",
      fields: [
        ["MERCHANT", "M1"],
        ["AMOUNT", "42.5"],
        ["EMPTY", ""],
      ],
    });
  });

  it("has no action when it is not an http(s) address", () => {
    expect(parse({ action: "javascript:alert(1)" }).action).toBe("");
  });

  it("leaves out objects and lists only", () => {
    expect(parse({ action: "/pay", fields: { a: null, b: true, c: {}, d: [], e: "kept", f: false } }).fields).toEqual([
      ["a", ""],
      ["b", "true"],
      ["e", "kept"],
      ["f", "false"],
    ]);
  });

  it.each([null, undefined, "none", 5, [], {}])("has no fields when they are %j", (fields) => {
    expect(parse({ action: "https://pay.example/", fields })).toEqual({ action: "https://pay.example/", fields: [] });
  });

  it.each([[[["a", "b"]]], [[{ name: "a", value: "b" }]]])("has null as fields when they are a list: %j", (fields) => {
    expect(parse({ action: "https://pay.example/", fields }).action).toBe("");
  });
});
