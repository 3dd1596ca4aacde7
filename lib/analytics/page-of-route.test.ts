import { routeNames, type RouteName } from "@/lib/routes/routes";
import { originOf, pageOfRoute } from "./page-of-route";

const origin = "https://members.example.org";

describe("pageOfRoute", () => {
  it.each<[RouteName, string]>([
    ["membershipCard", "/app/"],
    ["myAccount", "/app/myaccount"],
    ["invoiceContainer", "/app/invoices"],
    ["invoice", "/app/invoices/{pagename}"],
    ["articleContainer", "/app/articles"],
    ["article", "/app/articles/{pagename}"],
    ["eventContainer", "/app/events"],
    ["event", "/app/events/{pagename}"],
    ["benefitContainer", "/app/benefits"],
    ["benefit", "/app/benefits/{pagename}"],
    ["pageContainer", "/app/pages"],
    ["page", "/app/pages/{pagename}"],
    ["settings", "/app/settings"],
    ["error404", "/app/error404"],
  ])("of %s is %s", (name, path) => {
    expect(pageOfRoute(name, "Title", origin)).toEqual({ page_location: origin + path, page_title: "Title" });
  });

  it("knows every route", () => {
    const addresses = routeNames.map((name) => pageOfRoute(name, "", origin).page_location);
    expect(new Set(addresses).size).toBe(routeNames.length);
  });
});

describe("originOf", () => {
  it.each([
    ["", ""],
    ["https://login.example.org/?return=/app/invoices/5012", "https://login.example.org/"],
    ["https://members.example.org/app/invoices/5012?status=ok#row", "https://members.example.org/"],
    ["no address", ""],
  ])("of %j is %j", (referrer, expected) => {
    expect(originOf(referrer)).toBe(expected);
  });
});
