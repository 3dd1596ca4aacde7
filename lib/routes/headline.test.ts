import { headlineOf, type Headline } from "./headline";
import type { RouteName } from "./routes";

const title = (route: RouteName): Headline => ({ route, isTitle: true });
const listName = (route: RouteName): Headline => ({ route, isTitle: false });

it.each<[RouteName, Headline | null]>([
  ["membershipCard", null],
  ["myAccount", title("myAccount")],
  ["invoiceContainer", title("invoiceContainer")],
  ["invoice", listName("invoiceContainer")],
  ["articleContainer", title("articleContainer")],
  ["article", listName("articleContainer")],
  ["eventContainer", title("eventContainer")],
  ["event", listName("eventContainer")],
  ["benefitContainer", title("benefitContainer")],
  ["benefit", listName("benefitContainer")],
  ["pageContainer", title("pageContainer")],
  ["page", listName("pageContainer")],
  ["settings", title("settings")],
  ["error404", title("error404")],
])("the headline of %s", (name, expected) => {
  expect(headlineOf(name)).toEqual(expected);
});
