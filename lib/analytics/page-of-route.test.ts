import type { RouteName } from "@/lib/routes/routes";
import { originOf, pageOfRoute } from "./page-of-route";

const origin = "https://members.example.org";

describe("pageOfRoute", () => {
  it.each<[RouteName, string]>([
    ["membershipCard", "/app/"],
    ["invoice", "/app/invoices/{pagename}"],
  ])("of %s is %s", (name, path) => {
    expect(pageOfRoute(name, "Title", origin)).toEqual({ page_location: origin + path, page_title: "Title" });
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
