/** @jest-environment node */
import { answerNavigation, type PageSources } from "./answer-navigation";

const at = (pathname: string) => new URL(pathname, "https://example.org");
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const online = () => Promise.resolve(new Response("of the host"));

function sources(given: Partial<PageSources> = {}): PageSources {
  return {
    cached: () => Promise.resolve(new Response("the page")),
    online,
    unreachable: () => new Response("unreachable", { status: 503 }),
    refill: jest.fn(),
    ...given,
  };
}

const withoutPage = () => Promise.resolve(undefined);

describe("answerNavigation", () => {
  it.each(["/app/", "/app/settings", "/app/settings/", "/app/invoices/5012", "/app/error404"])(
    "gives the page of the cache for %s",
    async (pathname) => {
      const answer = await answerNavigation(at(pathname), sources());
      expect(await answer.text()).toBe("the page");
    },
  );

  it.each(["/app/nothing", "/app/settings/deeper", "/app/icons/a.json"])(
    "requests %s, which no screen has, from the host",
    async (pathname) => {
      const answer = await answerNavigation(at(pathname), sources());
      expect(await answer.text()).toBe("of the host");
    },
  );

  it("gives the page for an address without a screen when offline", async () => {
    const answer = await answerNavigation(at("/app/nothing"), sources({ online: offline }));
    expect(await answer.text()).toBe("the page");
  });

  it.each(["/app/", "/app/nothing"])("requests %s from the host when the cache lacks the page", async (pathname) => {
    const answer = await answerNavigation(at(pathname), sources({ cached: withoutPage }));
    expect(await answer.text()).toBe("of the host");
  });

  it.each(["/app/", "/app/invoices/5012", "/app/error404", "/app/nothing"])(
    "does not redirect %s in a loop when the cache is empty and the host out of reach",
    async (pathname) => {
      const answer = await answerNavigation(at(pathname), sources({ cached: withoutPage, online: offline }));
      expect(answer.status).toBe(503);
      expect(answer.headers.get("location")).toBeNull();
    },
  );

  it.each<[string, PageSources["cached"] | undefined, string, number]>([
    ["once when it lacks the page", withoutPage, "/app/", 1],
    ["never when it has the page", undefined, "/app/", 0],
    ["never for an address without a screen", undefined, "/app/nothing", 0],
  ])("refills the cache %s", async (_what, cached, pathname, times) => {
    const given = sources(cached && { cached });
    await answerNavigation(at(pathname), given);
    expect(given.refill).toHaveBeenCalledTimes(times);
  });

  it("treats an unreadable cache as empty", async () => {
    const broken = () => Promise.reject(new DOMException("", "UnknownError"));
    expect((await answerNavigation(at("/app/"), sources({ cached: broken, online: offline }))).status).toBe(503);
  });
});
