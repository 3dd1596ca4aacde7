import { hiddenRowsIn } from "./hidden-rows";

type RowChoices = typeof import("./row-choices");

/** Loads a fresh copy of the module, with the given storage content. */
function load(stored: string | null): RowChoices {
  localStorage.clear();
  if (stored !== null) localStorage.setItem("shownCardRows", stored);
  let loaded: RowChoices | undefined;
  jest.isolateModules(() => (loaded = jest.requireActual<RowChoices>("./row-choices")));
  return loaded!;
}

const card = (labels: string[], person = "7") => ({ person, details: labels.map((label) => ({ label, value: "x" })) });
const english = card(["Number", "Address", "Phone", "E-mail", "__proto__"]);
const hidden = ({ rowChoicesStore }: RowChoices, member = english) => [...hiddenRowsIn(rowChoicesStore.get(), member)];
const address = '{"person":"7","hidden":["Address"]}';

describe("the rows of the shown card", () => {
  it.each<[string, string | null, string[]]>([
    ["nothing stored", null, []],
    ["one row hidden", address, ["Address"]],
    ["somebody else's", '{"person":"8","hidden":["Address"]}', []],
    ["nobody's, as of an earlier version", '{"Address":false}', []],
    ["nobody's, under the name of a row", '{"person":false,"hidden":false}', []],
    ["no JSON", "{Address", []],
    ["a list", '["Address"]', []],
    ["null", "null", []],
    ["other values", '{"person":"7","hidden":[0,null,"Phone",["E-mail"]]}', ["Phone"]],
  ])("are read from storage: %s", (_, stored, rows) => {
    expect(hidden(load(stored))).toEqual(rows);
  });

  it("are stored without rows that are shown again", () => {
    const rows = load(null);
    rows.showRow(english, "Address", false);
    rows.showRow(english, "__proto__", false);
    expect(hidden(load(localStorage.getItem("shownCardRows")))).toEqual(["Address", "__proto__"]);
    const again = load(address);
    again.showRow(english, "Address", true);
    expect(hidden(again)).toEqual([]);
    expect(localStorage.getItem("shownCardRows")).toBeNull();
  });

  it("are dropped for another member, even by a page that has read them", () => {
    const rows = load(address);
    localStorage.removeItem("shownCardRows");
    const stop = rows.rowChoicesStore.follow();
    expect(hidden(rows)).toEqual([]);
    stop();
    const others = load(address);
    localStorage.removeItem("shownCardRows");
    others.showRow(english, "E-mail", false);
    expect(hidden(others)).toEqual(["E-mail"]);
  });

  it("belong to one member: the next one starts without choices", () => {
    const rows = load(address);
    const other = { ...english, person: "8" };
    expect(hidden(rows, other)).toEqual([]);
    rows.showRow(other, "E-mail", false);
    expect([hidden(rows), hidden(rows, other)]).toEqual([[], ["E-mail"]]);
    expect(localStorage.getItem("shownCardRows")).toContain('"person":"8","hidden":["E-mail"]');
  });

  describe("in another language", () => {
    const finnish = card(["Numero", "Osoite", "Puhelin", "E-mail", ""]);
    const chosen = (...labels: string[]) => {
      const rows = load(null);
      for (const label of labels) rows.showRow(english, label, false);
      return load(localStorage.getItem("shownCardRows"));
    };

    it("are matched by place, and by label in the first language", () => {
      const rows = chosen("Address", "E-mail");
      expect(hidden(rows, finnish)).toEqual(["Osoite", "E-mail"]);
      expect(hidden(rows)).toEqual(["Address", "E-mail"]);
    });

    it("can be changed, for the first language too", () => {
      const rows = chosen("Address", "Phone");
      rows.showRow(finnish, "Osoite", true);
      rows.showRow(finnish, "Numero", false);
      expect(hidden(rows, finnish)).toEqual(["Puhelin", "Numero"]);
      expect(hidden(rows)).toEqual(["Phone", "Number"]);
    });

    it.each<[string, string[], string[]]>([
      ["the row of a hidden label, wherever it is", ["Address", "Osoite", "Puhelin", "E-mail", ""], ["Address"]],
      ["nothing at the place of a row that is missing", ["Number", "Phone", "E-mail", "__proto__"], []],
      ["nothing at the place of a row that has moved up", ["Number", "Phone", "E-mail", "__proto__", "New"], []],
      ["no row without a label", ["Numero", "", "Puhelin", "E-mail", ""], []],
    ])("hide %s", (_, labels, expected) => {
      const rows = chosen("Address");
      expect(labels.filter((label) => hidden(rows, card(labels)).includes(label))).toEqual(expected);
    });

    it("outlast a card that lacks their row", () => {
      const rows = chosen("Address");
      const short = card(["Number", "Phone"]);
      rows.showRow(short, "Phone", false);
      expect(hidden(rows)).toEqual(["Address", "Phone"]);
    });
  });

  it("offer each label once", () => {
    const details = ["A", "", "B", "A"].map((label) => ({ label, value: "x" }));
    expect(load(null).choosableLabels(details)).toEqual(["A", "B"]);
  });
});
