import { existsSync } from "node:fs";
import english from "@/messages/en.json";
import { headlineOf, routeExists, routeNames, routes, type RouteName } from "./routes";

describe("the route table", () => {
  it.each(routeNames)("leads from %s up to the card, and has a title for it", (name) => {
    const seen: string[] = [];
    for (let at: RouteName | null = name; at !== null; at = routes[at].parent) {
      expect(seen).not.toContain(at);
      seen.push(at);
    }
    expect(seen.at(-1)).toBe("membershipCard");
    expect(Object.keys(english.routes)).toContain(name);
  });

  it.each(routeNames)("has a page in app/ for %s", (name) => {
    const folder = `app${routes[name].path.replace("/{pagename}", "")}`;
    expect(
      [`${folder}/page.tsx`, `${folder}/[[...pagename]]/page.tsx`].filter((file) => existsSync(file)),
    ).toHaveLength(1);
  });
});

describe("routeExists", () => {
  it.each<[string, RouteName, boolean]>([
    ["", "myAccount", true],
    ["myAccount", "myAccount", false],
    [" myAccount , eventContainer ", "eventContainer", false],
    ["eventContainer", "event", false],
    ["event", "event", false],
    ["event", "eventContainer", true],
    ["invoiceContainer", "invoice", false],
    ["invoiceContainer", "article", true],
    ["membershipCard", "membershipCard", true],
    ["membershipCard", "myAccount", true],
    ["settings,error404", "settings", true],
    ["settings,error404", "error404", true],
    ["nonsense", "page", true],
  ])("with %j switched off, %s exists: %j", (off, name, expected) => {
    expect(routeExists(name, off)).toBe(expected);
  });
});

it("the card has no headline", () => {
  expect(headlineOf("membershipCard")).toBeNull();
});

it.each<RouteName>(["myAccount", "invoiceContainer"])("the headline of %s is its own title", (route) => {
  expect(headlineOf(route)).toEqual({ route, isTitle: true });
});

it.each<[RouteName, RouteName]>([
  ["invoice", "invoiceContainer"],
  ["article", "articleContainer"],
  ["event", "eventContainer"],
  ["benefit", "benefitContainer"],
  ["page", "pageContainer"],
])("the headline of %s is the name of its list", (item, route) => {
  expect(headlineOf(item)).toEqual({ route, isTitle: false });
});
