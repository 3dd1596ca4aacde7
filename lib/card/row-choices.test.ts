type RowChoices = typeof import("./row-choices");

/** Loads a fresh copy of the module, with the given storage content. */
function load(stored: string | null): RowChoices {
  localStorage.clear();
  if (stored !== null) localStorage.setItem("shownCardRows", stored);
  let loaded: RowChoices | undefined;
  jest.isolateModules(() => (loaded = jest.requireActual<RowChoices>("./row-choices")));
  return loaded!;
}

const hidden = ({ hiddenRowsIn, rowChoicesStore }: RowChoices, person = "7") => [
  ...hiddenRowsIn(rowChoicesStore.get(), person),
];
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

  it("are kept without those that are shown again", () => {
    const rows = load(null);
    rows.showRow("7", "Address", false);
    rows.showRow("7", "__proto__", false);
    expect(hidden(load(localStorage.getItem("shownCardRows")))).toEqual(["Address", "__proto__"]);
    const again = load(address);
    again.showRow("7", "Address", true);
    expect(hidden(again)).toEqual([]);
    expect(localStorage.getItem("shownCardRows")).toBeNull();
  });

  it("last until the tab closes where nothing can be stored", () => {
    const rows = load(null);
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    rows.showRow("7", "Address", false);
    rows.showRow("7", "E-mail", false);
    expect(hidden(rows)).toEqual(["Address", "E-mail"]);
    setItem.mockRestore();
  });

  it("last until the tab closes where there is no room for more than was stored", () => {
    const rows = load(address);
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    rows.showRow("7", "E-mail", false);
    const stop = rows.rowChoicesStore.follow();
    rows.showRow("7", "Phone", false);
    expect(hidden(rows)).toEqual(["Address", "E-mail", "Phone"]);
    stop();
    setItem.mockRestore();
  });

  it("follow another tab, and a logout there, also on a page that is shown as it was left", () => {
    const rows = load(null);
    const stop = rows.rowChoicesStore.follow();
    localStorage.setItem("shownCardRows", address);
    window.dispatchEvent(new StorageEvent("storage", { key: "settings" }));
    expect(hidden(rows)).toEqual([]);
    window.dispatchEvent(new StorageEvent("storage", { key: "shownCardRows" }));
    expect(hidden(rows)).toEqual(["Address"]);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(hidden(rows)).toEqual([]);
    localStorage.setItem("shownCardRows", address);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(hidden(rows)).toEqual(["Address"]);
    stop();
  });

  it("are forgotten with another person, also by a page that has read them", () => {
    const rows = load(address);
    localStorage.removeItem("shownCardRows");
    const stop = rows.rowChoicesStore.follow();
    expect(hidden(rows)).toEqual([]);
    stop();
    const others = load(address);
    localStorage.removeItem("shownCardRows");
    others.showRow("7", "E-mail", false);
    expect(hidden(others)).toEqual(["E-mail"]);
  });

  it("are one person's: who comes after chooses anew, and finds nothing of the one before", () => {
    const rows = load(address);
    expect(hidden(rows, "8")).toEqual([]);
    rows.showRow("8", "E-mail", false);
    expect([hidden(rows, "7"), hidden(rows, "8")]).toEqual([[], ["E-mail"]]);
    expect(localStorage.getItem("shownCardRows")).toBe('{"person":"8","hidden":["E-mail"]}');
  });

  it("can be chosen by each label once", () => {
    const details = ["A", "", "B", "A"].map((label) => ({ label, value: "x" }));
    expect(load(null).choosableLabels(details)).toEqual(["A", "B"]);
  });
});
