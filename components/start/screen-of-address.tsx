"use client";

import type { ComponentType } from "react";
import { MembershipCardScreen } from "@/components/membership-card/membership-card-screen";
import type { Elements } from "@/components/ui/elements";
import { loadedLater } from "@/components/ui/loaded-later";
import { LoadingPart } from "@/components/ui/loading-part";
import type { CollectionName } from "@/lib/api/collection-item";
import { withLaterMessages } from "@/lib/i18n/locale-store";
import { useKnownRoute } from "@/lib/navigation/use-known-route";
import type { RouteName } from "@/lib/routes/routes";

/** A screen that is loaded when it is first shown, together with its texts; the card needs neither. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return loadedLater(() => withLaterMessages(load), LoadingPart);
}

const Account = later(() => import("@/components/account/account-screen").then((module) => module.AccountScreen));
const Settings = later(() => import("@/components/settings/settings-screen").then((module) => module.SettingsScreen));
const Error404 = later(() => import("@/components/error404/error404-screen").then((module) => module.Error404Screen));
const Invoices = later(() => import("@/components/invoices/invoices-screens").then((module) => module.InvoicesScreens));
const Collection = later(() =>
  import("@/components/collections/collection-screens").then((module) => module.CollectionScreens),
);

type Screen = (pagename: string) => Elements;

/** A list and its items are one component, which lives on from one to the other. */
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
 * The screen of the present address, and the content of every exported page: which page a host answers with makes no
 * difference, and no step within the app asks for another one (docs/decisions/009-one-page.md).
 */
export function ScreenOfAddress() {
  const route = useKnownRoute();
  return route && screens[route.name](route.pagename);
}
