/** @jest-environment node */
import { parseForm } from "./parse-form";
import { unreadValues } from "./unread-values";

it.each<[string, unknown, string | undefined]>([
  ["date", "29.2.1980", "29.2.1980"],
  ["date", "0000-00-00", "0000-00-00"],
  ["date", "1980-02-29", undefined],
  ["date", "1980-02-29T00:00", undefined],
  ["date", "", undefined],
  ["date", "  ", undefined],
  ["date", null, undefined],
  ["date", 1980, undefined],
  ["time", "kello 8", "kello 8"],
  ["datetime", "29.2.1980 10:00", "29.2.1980 10:00"],
  ["text", "29.2.1980", undefined],
  ["select", "gone", undefined],
  ["checkbox", "maybe", undefined],
])("of a %s with %j is %j", (type, value, expected) => {
  const fields = parseForm([{ type, name: "a", props: { items: [{ id: 1 }] } }]);
  expect(unreadValues(fields, { a: value }).get("a")).toBe(expected);
});

it("is nothing of what reaches a prototype", () => {
  const fields = parseForm([{ type: "date", name: "toString", props: {} }]);
  expect([...unreadValues(fields, {})]).toEqual([]);
});
