import { keepSearch, keptSearch } from "./kept-search";

beforeEach(() => window.history.replaceState(null, ""));

describe("keptSearch", () => {
  it("is empty at first", () => {
    expect(keptSearch("articles", "7")).toBe("");
  });

  it("is stored beside other state of the entry", () => {
    window.history.replaceState({ fromApp: true }, "");
    keepSearch("articles", "7", "hut");
    expect(keptSearch("articles", "7")).toBe("hut");
    expect(window.history.state).toMatchObject({ fromApp: true });
  });

  it("belongs to its history entry", async () => {
    keepSearch("articles", "7", "hut");
    window.history.pushState(null, "", "/app/articles/7");
    expect(keptSearch("articles", "7")).toBe("");
    window.history.back();
    await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    expect(keptSearch("articles", "7")).toBe("hut");
  });

  it("is not used by another collection, which is drawn before it has an entry", () => {
    keepSearch("articles", "7", "hut");
    expect(keptSearch("events", "7")).toBe("");
  });

  it("is not shown to the next member", () => {
    keepSearch("articles", "7", "hut");
    expect(keptSearch("articles", "8")).toBe("");
  });

  it.each(["text", 7, [], { collectionSearch: "hut" }, { collectionSearch: { name: "articles", person: 7, text: 7 } }])(
    "ignores %j",
    (state) => {
      window.history.replaceState(state, "");
      expect(keptSearch("articles", "7")).toBe("");
    },
  );

  it("ignores a refusal of the browser", () => {
    const replaceState = jest.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    expect(() => keepSearch("articles", "7", "hut")).not.toThrow();
    replaceState.mockRestore();
  });
});
