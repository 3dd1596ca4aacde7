import fc from "fast-check";
import { env } from "@/lib/config/env";
import { href } from "./href";
import { matchRoute, withoutBasePath } from "./match-route";
import { routeNames, routes, type RouteName } from "./routes";

describe("matchRoute", () => {
  it.each<[string, RouteName, string]>([
    ["/", "membershipCard", ""],
    ["/app", "membershipCard", ""],
    ["/app/", "membershipCard", ""],
    ["/app//", "membershipCard", ""],
    ["/app/invoices/12", "invoice", "12"],
    ["/invoices/12/", "invoice", "12"],
    ["/app/invoices/12///", "invoice", "12"],
    ["/app/articles/kes%C3%A4", "article", "kesä"],
    ["/app/events/a%2Fb", "event", "a/b"],
    ["/app/benefits/a%20b", "benefit", "a b"],
    ["/app/pages/50%", "page", "50%"],
    ["/app/pages/%E4%F6", "page", "%E4%F6"],
    ["/pages/constructor", "page", "constructor"],
  ])("%s is %s with the pagename %j", (path, name, pagename) => {
    expect(matchRoute(path)).toEqual({ name, pagename });
  });

  it.each([
    "/nowhere",
    "/app/nowhere",
    "/application",
    "/app/invoices/1/2",
    "/app/Invoices",
    "/app/settings/x",
    "/app/app",
    "/app/myaccount/1",
    "invoices",
  ])("%s is unknown", (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it("does not match a route that is switched off", () => {
    const off = jest.replaceProperty(env, "NEXT_PUBLIC_ROUTES_OFF", "articleContainer");
    expect(matchRoute("/app/articles")).toBeNull();
    expect(matchRoute("/app/articles/1")).toBeNull();
    expect(matchRoute("/app/events/1")).toEqual({ name: "event", pagename: "1" });
    off.restore();
  });

  it.each(routeNames)("matches %s at its own address", (name) => {
    const pagename = routes[name].path.includes("{pagename}") ? "12" : "";
    expect(matchRoute(href(name, pagename))).toEqual({ name, pagename });
    expect(matchRoute(`${href(name, pagename)}/`)).toEqual({ name, pagename });
  });

  it("matches any item at its own address", () => {
    const pagenames = fc.string({ unit: "grapheme", minLength: 1 });
    fc.assert(
      fc.property(pagenames, (pagename) => {
        expect(matchRoute(href("article", pagename))).toEqual({ name: "article", pagename });
      }),
    );
  });
});

describe("withoutBasePath", () => {
  it.each([
    ["/app", "/"],
    ["/app/", "/"],
    ["/app/invoices", "/invoices"],
    ["/app/app", "/app"],
    ["/application", "/application"],
    ["/invoices", "/invoices"],
  ])("%s is %s", (path, expected) => {
    expect(withoutBasePath(path)).toBe(expected);
  });
});
