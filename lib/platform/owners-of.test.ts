import { ownersOf } from "./owners-of";

describe("ownersOf", () => {
  it.each<[string | null, string[]]>([
    ['{"person":"7","hidden":[]}', ["7"]],
    ['{"hidden":[],"person":"7"}', ["7"]],
    ['{"person":"Maija \\"Maikki\\" Meik\\u00e4l\\u00e4inen"}', ['Maija "Maikki" Meikäläinen']],
    ['{"person":""}', [""]],
    ['[{"person":"7"},{"invoiceId":5012,"person":"8"}]', ["7", "8"]],
    ['[null,7,"x",[{"person":"8"}],{},{"person":8},{"person":"7"}]', ["7"]],
    ['{"values":{"person":"7"}}', []],
    ['{"person":7}', []],
    ['{"__proto__":{"person":"7"}}', []],
    ["[]", []],
    ["7", []],
    ["null", []],
    ['"person"', []],
    ["{", []],
    ["", []],
    [null, []],
  ])("%s: %j", (text, owners) => {
    expect(ownersOf(text)).toEqual(owners);
  });
});
