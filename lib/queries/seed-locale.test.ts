import { queryClient } from "./query-client";
import { seedLocale } from "./seed-locale";

describe("seedLocale", () => {
  it("copies data of the previous language to the new one, and never overwrites data there", () => {
    queryClient.clear();
    queryClient.setQueryData(["config", "fi"], "config");
    queryClient.setQueryData(["me", "fi"], "jäsen", { updatedAt: 1000 });
    queryClient.setQueryData(["me", "en"], "member", { updatedAt: 2000 });
    queryClient.setQueryData(["collection", "events", "fi"], ["tapahtuma"]);
    queryClient.setQueryData(["other", "sv"], "annan");
    seedLocale("fi", "en");
    expect(queryClient.getQueryData(["config", "en"])).toBe("config");
    expect(queryClient.getQueryData(["me", "en"])).toBe("member");
    expect(queryClient.getQueryData(["collection", "events", "en"])).toEqual(["tapahtuma"]);
    expect(queryClient.getQueryData(["other", "en"])).toBeUndefined();
    expect(queryClient.getQueryData(["config", "fi"])).toBe("config");
  });

  it("keeps the age of copied data", () => {
    queryClient.clear();
    queryClient.setQueryData(["me", "fi"], "jäsen", { updatedAt: 1000 });
    seedLocale("fi", "en");
    expect(queryClient.getQueryState(["me", "en"])?.dataUpdatedAt).toBe(1000);
  });

  it("uses the newer copy of the member, who may have paid or saved in between", () => {
    queryClient.clear();
    for (const [key, data, updatedAt] of [
      [["me", "fi"], "before", 1000],
      [["me", "en"], "after", 2000],
      [["config", "fi"], "suomeksi", 1000],
      [["config", "en"], "in English", 2000],
    ] as const)
      queryClient.setQueryData(key, data, { updatedAt });
    seedLocale("en", "fi");
    expect(queryClient.getQueryData(["me", "fi"])).toBe("after");
    expect(queryClient.getQueryData(["config", "fi"])).toBe("suomeksi");
  });
});
