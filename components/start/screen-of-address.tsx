"use client";

import type { ComponentType } from "react";
import { MembershipCardScreen } from "@/components/membership-card/membership-card-screen";
import type { Elements } from "@/components/ui/elements";
import { lazyComponent } from "@/components/ui/lazy-component";
import { LoadingPart } from "@/components/ui/loading-part";
import type { CollectionName } from "@/lib/api/collection-item";
import { withLazyMessages } from "@/lib/i18n/locale-store";
import { useKnownRoute } from "@/lib/navigation/use-known-route";
import type { RouteName } from "@/lib/routes/routes";

/** A lazy screen with its texts. The card is not lazy. */
function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazyComponent(() => withLazyMessages(load), LoadingPart);
}

const Account = lazyScreen(() => import("@/components/account/account-screen").then((module) => module.AccountScreen));
const Settings = lazyScreen(() =>
  import("@/components/settings/settings-screen").then((module) => module.SettingsScreen),
);
const Error404 = lazyScreen(() =>
  import("@/components/error404/error404-screen").then((module) => module.Error404Screen),
);
const Invoices = lazyScreen(() =>
  import("@/components/invoices/invoices-screens").then((module) => module.InvoicesScreens),
);
const Collection = lazyScreen(() =>
  import("@/components/collections/collection-screens").then((module) => module.CollectionScreens),
);

type Screen = (pagename: string) => Elements;

/** A list and its items share one component, so its state survives the step between them. */
const invoices: Screen = (pagename) => <Invoices pagename={pagename} />;
const collection =
  (name: CollectionName): Screen =>
  (pagename) => <Collection key={name} name={name} pagename={pagename} />;
const articles = collection("articles");
const events = collection("events");
const benefits = collection("benefits");
const pages = collection("pages");

const screens: Record<RouteName, Screen> = {
  membershipCard: () => <MembershipCardScreen />,
  myAccount: () => <Account />,
  settings: () => <Settings />,
  error404: () => <Error404 />,
  invoiceContainer: invoices,
  invoice: invoices,
  articleContainer: articles,
  article: articles,
  eventContainer: events,
  event: events,
  benefitContainer: benefits,
  benefit: benefits,
  pageContainer: pages,
  page: pages,
};

/**
 * The screen of the present address, and the content of every exported page. So any page that a host answers with
 * works, and a step within the app requests no page (docs/decisions/009-one-page.md).
 */
export function ScreenOfAddress() {
  const route = useKnownRoute();
  return route && screens[route.name](route.pagename);
}
