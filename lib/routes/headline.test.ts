import { headlineOf } from "./headline";
import type { RouteName } from "./routes";

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
