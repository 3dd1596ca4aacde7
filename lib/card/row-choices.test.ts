import { dropRowChoices } from "./drop-row-choices";

type RowChoices = typeof import("./row-choices");

/** The module as a new page has it, with what storage holds. */
function load(stored: string | null): RowChoices {
  localStorage.clear();
  if (stored !== null) localStorage.setItem("shownCardRows", stored);
  let loaded: RowChoices | undefined;
  jest.isolateModules(() => (loaded = jest.requireActual<RowChoices>("./row-choices")));
  return loaded!;
}

const hidden = ({ hiddenRowsStore }: RowChoices) => [...hiddenRowsStore.get()];

describe("the rows of the shown card", () => {
  it.each<[string, string | null, string[]]>([
    ["nothing stored", null, []],
    ["one row hidden", '{"Address":false}', ["Address"]],
    ["rows said to be shown", '{"Address":true,"E-mail":false}', ["E-mail"]],
    ["a label that is a name of every object", '{"__proto__":false,"constructor":false}', ["__proto__", "constructor"]],
    ["no JSON", "{Address", []],
    ["a list", '["Address"]', []],
    ["null", "null", []],
    ["other values", '{"Address":0,"E-mail":null,"Phone":"false"}', []],
  ])("are read from storage: %s", (_, stored, rows) => {
    expect(hidden(load(stored))).toEqual(rows);
  });

  it("are kept without those that are shown again", () => {
    const rows = load(null);
    rows.showRow("Address", false);
    rows.showRow("__proto__", false);
    expect(hidden(load(localStorage.getItem("shownCardRows")))).toEqual(["Address", "__proto__"]);
    const again = load('{"Address":false}');
    again.showRow("Address", true);
    expect(hidden(again)).toEqual([]);
    expect(localStorage.getItem("shownCardRows")).toBeNull();
  });

  it("last until the tab closes where nothing can be stored", () => {
    const rows = load(null);
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    rows.showRow("Address", false);
    rows.showRow("E-mail", false);
    expect(hidden(rows)).toEqual(["Address", "E-mail"]);
    setItem.mockRestore();
  });

  it("follow another tab, and a logout there", () => {
    const rows = load(null);
    const stop = rows.followOtherTabs();
    localStorage.setItem("shownCardRows", '{"Address":false}');
    window.dispatchEvent(new StorageEvent("storage", { key: "settings" }));
    expect(hidden(rows)).toEqual([]);
    window.dispatchEvent(new StorageEvent("storage", { key: "shownCardRows" }));
    expect(hidden(rows)).toEqual(["Address"]);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(hidden(rows)).toEqual([]);
    stop();
  });

  it("are forgotten with another person, also by a page that has read them", () => {
    const rows = load('{"Address":false}');
    dropRowChoices();
    const stop = rows.followOtherTabs();
    expect(hidden(rows)).toEqual([]);
    stop();
    const others = load('{"Address":false}');
    dropRowChoices();
    others.showRow("E-mail", false);
    expect(hidden(others)).toEqual(["E-mail"]);
  });

  it("can be chosen by each label once", () => {
    const details = ["A", "", "B", "A"].map((label) => ({ label, value: "x" }));
    expect(load(null).choosableLabels(details)).toEqual(["A", "B"]);
  });
});
