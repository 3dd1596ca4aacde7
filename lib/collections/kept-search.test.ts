import { keepSearch, keptSearch } from "./kept-search";

beforeEach(() => window.history.replaceState(null, ""));

describe("keptSearch", () => {
  it("is nothing at first", () => {
    expect(keptSearch("articles")).toBe("");
  });

  it("is kept beside what else the entry keeps", () => {
    window.history.replaceState({ fromApp: true }, "");
    keepSearch("articles", "hut");
    expect(keptSearch("articles")).toBe("hut");
    expect(window.history.state).toMatchObject({ fromApp: true });
  });

  it("belongs to its entry of the history", async () => {
    keepSearch("articles", "hut");
    window.history.pushState(null, "", "/app/articles/7");
    expect(keptSearch("articles")).toBe("");
    window.history.back();
    await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    expect(keptSearch("articles")).toBe("hut");
  });

  it("is not taken over by another collection, which is drawn before it has an entry", () => {
    keepSearch("articles", "hut");
    expect(keptSearch("events")).toBe("");
  });

  it.each(["text", 7, [], { collectionSearch: "hut" }, { collectionSearch: { name: "articles", text: 7 } }])(
    "takes nothing from %j",
    (state) => {
      window.history.replaceState(state, "");
      expect(keptSearch("articles")).toBe("");
    },
  );

  it("does without when the browser refuses", () => {
    const replaceState = jest.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    expect(() => keepSearch("articles", "hut")).not.toThrow();
    replaceState.mockRestore();
  });
});
