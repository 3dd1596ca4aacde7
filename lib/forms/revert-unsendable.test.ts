import { incomplete } from "./field-value";
import { compileForm } from "./form-definition";
import { revertUnsendable } from "./revert-unsendable";

const date = (name: string, more: object) => ({ type: "date", name, ...more });

it("also reverts a value whose field a reverted value hides", () => {
  const form = compileForm([date("start", { visible: false }), date("end", { showIf: "start!=2027-01-02" })]);
  const saved = { start: "2027-01-02", end: "2027-01-03" };
  expect(revertUnsendable(form, { start: incomplete, end: incomplete }, saved, () => false)).toEqual(saved);
});
