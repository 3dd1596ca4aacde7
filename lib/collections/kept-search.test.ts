import type * as KeptSearch from "./kept-search";

let keepSearch: typeof KeptSearch.keepSearch;
let keptSearch: typeof KeptSearch.keptSearch;
beforeEach(async () => {
  // It counts the changes of the history, also those of other tests.
  jest.resetModules();
  ({ keepSearch, keptSearch } = await import("./kept-search"));
  window.history.replaceState(null, "");
});

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

  describe("after more letters than Safari allows changes of the history", () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    const type = (letters: number) => {
      for (let count = 1; count <= letters; count++) keepSearch("articles", "7", "x".repeat(count));
    };

    it("leaves room for steps to other screens", () => {
      const replaceState = jest.spyOn(window.history, "replaceState");
      type(200);
      jest.advanceTimersByTime(1000);
      expect(replaceState.mock.calls.length).toBeLessThan(60);
    });

    it("is stored after a pause", () => {
      type(200);
      jest.advanceTimersByTime(1000);
      expect(keptSearch("articles", "7")).toHaveLength(200);
    });

    it("is not stored in the entry of another screen", () => {
      type(200);
      window.history.pushState(null, "", "/app/articles/7");
      jest.advanceTimersByTime(1000);
      expect(keptSearch("articles", "7")).toBe("");
    });

    it("is stored at once again later", () => {
      type(200);
      jest.advanceTimersByTime(30_000);
      keepSearch("articles", "7", "hut");
      expect(keptSearch("articles", "7")).toBe("hut");
    });
  });
});
