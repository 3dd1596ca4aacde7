import { analyticsCookies, cookieDomains, dropAnalyticsCookies } from "./drop-analytics-cookies";

describe("analyticsCookies", () => {
  it.each([
    ["", []],
    ["session=1; settings=2", []],
    ["_ga=GA1.1.2.3; session=1; _ga_ABC=GS2", ["_ga", "_ga_ABC"]],
    ["x_ga=1;_gat=1; _gid=2", ["_gat"]],
  ])("finds in %j: %j", (cookies, names) => {
    expect(analyticsCookies(cookies)).toEqual(names);
  });
});

describe("cookieDomains", () => {
  it.each([
    ["localhost", ["localhost"]],
    ["jasenet.yhdistys.fi", ["jasenet.yhdistys.fi", "yhdistys.fi", "fi"]],
  ])("gives for %s: %j", (host, domains) => {
    expect(cookieDomains(host)).toEqual(domains);
  });
});

describe("dropAnalyticsCookies", () => {
  it("removes the tag's cookies on every path, and no others", () => {
    document.cookie = "_ga=1; Path=/";
    document.cookie = "_ga_ABC=1; Path=/app";
    document.cookie = "session=1; Path=/";
    dropAnalyticsCookies();
    expect(document.cookie).toBe("session=1");
  });
});
