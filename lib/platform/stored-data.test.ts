import { isOwnCache } from "./stored-data";

const scope = "https://association.example/app/";

describe("isOwnCache", () => {
  it.each([
    ["icons", true],
    [`serwist-precache-v2-${scope}`, true],
    [`serwist-runtime-${scope}`, true],
    [`serwist-precache-v2-https://association.example/`, false],
    ["pages of /app/", false],
    ["serwist-precache-v2-https://association.example/other/app/", false],
    ["my icons", false],
    ["", false],
  ])("%j: %s", (name, isOwn) => {
    expect(isOwnCache(name, scope)).toBe(isOwn);
  });
});
