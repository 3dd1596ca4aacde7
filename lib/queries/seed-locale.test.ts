import { createQueryClient } from "./query-client";
import { seedLocale } from "./seed-locale";

describe("seedLocale", () => {
  it("shows in the new language what is known in the previous one, and never over what is known there", () => {
    const client = createQueryClient();
    client.setQueryData(["config", "fi"], "config");
    client.setQueryData(["member", "fi"], "jäsen", { updatedAt: 1000 });
    client.setQueryData(["member", "en"], "member", { updatedAt: 2000 });
    client.setQueryData(["collection", "events", "fi"], ["tapahtuma"]);
    client.setQueryData(["other", "sv"], "annan");
    seedLocale(client, "fi", "en");
    expect(client.getQueryData(["config", "en"])).toBe("config");
    expect(client.getQueryData(["member", "en"])).toBe("member");
    expect(client.getQueryData(["collection", "events", "en"])).toEqual(["tapahtuma"]);
    expect(client.getQueryData(["other", "en"])).toBeUndefined();
    expect(client.getQueryData(["config", "fi"])).toBe("config");
  });

  it("makes nothing newer than it is", () => {
    const client = createQueryClient();
    client.setQueryData(["member", "fi"], "jäsen", { updatedAt: 1000 });
    seedLocale(client, "fi", "en");
    expect(client.getQueryState(["member", "en"])?.dataUpdatedAt).toBe(1000);
  });

  it("takes the newer copy of a member, who may have paid or saved in between", () => {
    const client = createQueryClient();
    for (const [key, data, updatedAt] of [
      [["member", "fi"], "before", 1000],
      [["member", "en"], "after", 2000],
      [["config", "fi"], "suomeksi", 1000],
      [["config", "en"], "in English", 2000],
    ] as const)
      client.setQueryData(key, data, { updatedAt });
    seedLocale(client, "en", "fi");
    expect(client.getQueryData(["member", "fi"])).toBe("after");
    expect(client.getQueryData(["config", "fi"])).toBe("suomeksi");
  });

  it("leaves everything as it is when the language stays", () => {
    const client = createQueryClient();
    client.setQueryData(["member", "fi"], "jäsen");
    seedLocale(client, "fi", "fi");
    expect(client.getQueryCache().getAll()).toHaveLength(1);
  });
});
