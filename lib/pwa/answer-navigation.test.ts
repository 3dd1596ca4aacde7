/** @jest-environment node */
import { answerNavigation, type PageSources } from "./answer-navigation";

const at = (pathname: string) => new URL(pathname, "https://example.org");
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

/** @param files the cached files; each page contains its own name */
function sources(files: string[], online: PageSources["online"] = offline): PageSources {
  return {
    cached: (file) => Promise.resolve(files.includes(file) ? new Response(file) : undefined),
    online,
    unreachable: () => new Response("unreachable", { status: 503 }),
    refill: jest.fn(),
  };
}

const card = "/app/index.html";
const ofAddress = "/app/error404.html";

describe("answerNavigation", () => {
  it.each<[string, string, string[], string]>([
    ["gives the page of the cache", "/app/", [card, ofAddress], card],
    ["gives the page of a list for its items", "/app/invoices/5012", ["/app/invoices.html"], "/app/invoices.html"],
    ["gives the page that draws any address when the card's is missing", "/app/", [ofAddress], ofAddress],
    ["gives it for an unknown address too", "/app/nothing", [card, ofAddress], ofAddress],
    ["gives it at its own address", "/app/error404", [ofAddress], ofAddress],
  ])("without a network %s", async (_what, pathname, files, expected) => {
    const answer = await answerNavigation(at(pathname), sources(files));
    expect(await answer.text()).toBe(expected);
  });

  it.each(["/app/", "/app/invoices/5012", "/app/error404", "/app/nothing"])(
    "does not redirect %s in a loop when the caches are empty",
    async (pathname) => {
      const answer = await answerNavigation(at(pathname), sources([]));
      expect(answer.status).toBe(503);
      expect(answer.headers.get("location")).toBeNull();
    },
  );

  it.each<[string, string, string[]]>([
    ["an unknown address", "/app/nothing", [card, ofAddress]],
    ["a page that the cache has lost", "/app/", [ofAddress]],
  ])("requests %s from the host first", async (_what, pathname, files) => {
    const online = jest.fn(() => Promise.resolve(new Response("of the host")));
    const answer = await answerNavigation(at(pathname), sources(files, online));
    expect(await answer.text()).toBe("of the host");
  });

  it.each<[string, string, string[], number]>([
    ["once for a page that the cache has lost", "/app/", [ofAddress], 1],
    ["never for a page that it has", "/app/", [card], 0],
    ["never for an unknown address", "/app/nothing", [card, ofAddress], 0],
  ])("refills the cache %s", async (_what, pathname, files, times) => {
    const given = sources(files);
    await answerNavigation(at(pathname), given);
    expect(given.refill).toHaveBeenCalledTimes(times);
  });

  it("treats an unreadable cache as empty", async () => {
    const broken = { ...sources([]), cached: () => Promise.reject(new DOMException("", "UnknownError")) };
    expect((await answerNavigation(at("/app/"), broken)).status).toBe(503);
  });
});
