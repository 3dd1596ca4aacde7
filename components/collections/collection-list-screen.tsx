"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Headline } from "@/components/ui/headline";
import { ListRow } from "@/components/ui/list-row";
import { Panel } from "@/components/ui/panel";
import { Spinner } from "@/components/ui/spinner";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { collectionRoutes } from "@/lib/routes/collection-routes";
import { formatDate } from "@/lib/i18n/format-date";
import { useLocale } from "@/lib/i18n/use-locale";
import { isPlainClick } from "@/lib/navigation/is-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useCollection } from "@/lib/queries/collection-query";
import { href } from "@/lib/routes/href";

/** A collection of the association: news, events, benefits or pages (decisions 2). */
export function CollectionListScreen({ name }: { name: CollectionName }) {
  const t = useTranslations();
  const { data: items, isError, refetch } = useCollection(name);
  return (
    <div className="mx-auto max-w-reading">
      <Headline>{t(`routes.${collectionRoutes[name].container}`)}</Headline>
      {isError ? (
        <Alert
          color="error"
          title={t("collections.loadFailed")}
          actions={<Button onClick={() => void refetch()}>{t("common.tryAgain")}</Button>}
        />
      ) : items === undefined ? (
        <div role="progressbar" aria-label={t("collections.loading")} className="flex justify-center py-16">
          <Spinner />
        </div>
      ) : items.length === 0 ? (
        <EmptyState text={t(`collections.${name}Empty`)} />
      ) : (
        <Panel className="p-2">
          <ul>
            {items.map((item, index) => (
              <li key={index} className="[content-visibility:auto] [contain-intrinsic-size:auto_6rem]">
                <CollectionRow name={name} item={item} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function CollectionRow({ name, item }: { name: CollectionName; item: CollectionItem }) {
  const t = useTranslations("shell");
  const tRoutes = useTranslations("routes");
  const navigation = useNavigation();
  const route = collectionRoutes[name].item;
  const open = (event: MouseEvent) => {
    if (item.redirectUrl || !isPlainClick(event)) return;
    event.preventDefault();
    navigation.go(route, { pagename: item.pagename });
  };
  return (
    <ListRow
      href={item.redirectUrl || (item.pagename === "" ? undefined : href(route, item.pagename))}
      newWindowLabel={item.redirectUrl ? t("newWindow") : undefined}
      onClick={open}
      title={item.title || tRoutes(route)}
      subtitle={item.subtitle}
      summary={item.summary}
      date={formatDate(item.date, useLocale())}
      icon={item.icon}
      iconColor={item.iconColor}
      avatar={item.avatar}
      badge={item.badge}
    />
  );
}
