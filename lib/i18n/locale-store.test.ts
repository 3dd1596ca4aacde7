import english from "@/messages/en.json";
import finnish from "@/messages/fi.json";
import lazyEnglish from "@/messages/lazy/en.json";
import lazyFinnish from "@/messages/lazy/fi.json";

type FileName = "en" | "lazy/fi" | "lazy/en";
const files = { en: english, "lazy/fi": lazyFinnish, "lazy/en": lazyEnglish };

interface Request {
  resolve: (texts: unknown) => void;
  reject: (error: Error) => void;
}

/** The requests that wait for a file. */
const mockWaiting: Partial<Record<FileName, Request>> = {};
const mockRequest = (name: FileName) => () =>
  new Promise((resolve, reject) => {
    mockWaiting[name] = { resolve, reject };
  });
jest.mock("@/lib/i18n/message-files", () => ({
  defaultMessages: finnish,
  loadFirst: { fi: () => Promise.resolve(finnish), en: mockRequest("en") },
  loadLazy: { fi: mockRequest("lazy/fi"), en: mockRequest("lazy/en") },
}));

let store: typeof import("./locale-store");
beforeEach(async () => {
  jest.resetModules();
  store = await import("./locale-store");
});

/** Lets a file arrive, once it is requested. */
async function arrive(name: FileName): Promise<void> {
  await settled();
  mockWaiting[name]?.resolve(files[name]);
  await settled();
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

const never = new AbortController().signal;

function shown() {
  const { locale, messages } = store.localeStore.get();
  return [locale, messages.common.back, messages.myAccount?.save];
}

describe("showLocale", () => {
  it("shows a language with its texts", async () => {
    void store.showLocale("en", never);
    await arrive("en");
    expect(shown()).toEqual(["en", "Back", undefined]);
  });

  it("shows the language that was requested last, in any order of arrival", async () => {
    const english = new AbortController();
    void store.showLocale("en", english.signal);
    english.abort();
    await store.showLocale("fi", never);
    await arrive("en");
    expect(shown()).toEqual(["fi", "Takaisin", undefined]);
  });

  it("keeps the texts when those of the language do not arrive", async () => {
    void store.showLocale("en", never);
    mockWaiting.en?.reject(new Error("no network"));
    await settled();
    expect(shown()).toEqual(["en", "Takaisin", undefined]);
  });

  it("waits for the lazy texts when a screen needs them", async () => {
    void store.loadLazyMessages();
    await arrive("lazy/fi");
    void store.showLocale("en", never);
    await arrive("en");
    expect(shown()).toEqual(["fi", "Takaisin", "Tallenna"]);
    await arrive("lazy/en");
    expect(shown()).toEqual(["en", "Back", "Save"]);
  });
});

describe("loadLazyMessages", () => {
  it("adds the texts without rendering what is shown again", async () => {
    const onChange = jest.fn();
    store.localeStore.subscribe(onChange);
    void store.loadLazyMessages();
    await arrive("lazy/fi");
    expect(shown()).toEqual(["fi", "Takaisin", "Tallenna"]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it("adds the texts of a language whose first texts arrive later", async () => {
    void store.showLocale("en", never);
    void store.loadLazyMessages();
    await arrive("lazy/fi");
    await arrive("en");
    await arrive("lazy/en");
    expect(shown()).toEqual(["en", "Back", "Save"]);
  });

  it("adds the texts of a language that is chosen before its own arrive", async () => {
    void store.loadLazyMessages();
    const late = mockWaiting["lazy/fi"];
    void store.showLocale("en", never);
    await arrive("en");
    await arrive("lazy/en");
    late?.resolve(lazyFinnish);
    await arrive("lazy/en");
    expect(shown()).toEqual(["en", "Back", "Save"]);
  });
});
