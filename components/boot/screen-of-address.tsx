import { useEffect, type ComponentType } from "react";
import { CollectionSegment } from "@/components/collections/collection-segment";
import { InvoicesSegment } from "@/components/invoices/invoices-segment";
import { loadedLater } from "@/components/ui/loaded-later";
import { useCurrentRoute } from "@/lib/navigation/use-current-route";
import { useNavigation } from "@/lib/navigation/use-navigation";
import type { RouteName } from "@/lib/routes/routes";

const Card = loadedLater(() =>
  import("@/components/membership-card/membership-card-screen").then((module) => module.MembershipCardScreen),
);
const Account = loadedLater(() => import("@/components/account/account-screen").then((module) => module.AccountScreen));
const Settings = loadedLater(() =>
  import("@/components/settings/settings-screen").then((module) => module.SettingsScreen),
);
const Error404 = loadedLater(() =>
  import("@/components/error404/error404-screen").then((module) => module.Error404Screen),
);
const Articles = () => <CollectionSegment name="articles" />;
const Events = () => <CollectionSegment name="events" />;
const Benefits = () => <CollectionSegment name="benefits" />;
const Pages = () => <CollectionSegment name="pages" />;

const screens: Record<RouteName, ComponentType> = {
  membershipCard: Card,
  myAccount: Account,
  settings: Settings,
  error404: Error404,
  invoiceContainer: InvoicesSegment,
  invoice: InvoicesSegment,
  articleContainer: Articles,
  article: Articles,
  eventContainer: Events,
  event: Events,
  benefitContainer: Benefits,
  benefit: Benefits,
  pageContainer: Pages,
  page: Pages,
};

/** The screen of the present address, whatever page was loaded; an unknown one goes to error404. */
export function ScreenOfAddress() {
  const route = useCurrentRoute();
  const navigation = useNavigation();
  useEffect(() => {
    if (route === null) navigation.go("error404", { replace: true });
  }, [route, navigation]);
  if (route === null) return null;
  const Screen = screens[route.name];
  return <Screen />;
}
