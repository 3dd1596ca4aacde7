"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ContentBlocks } from "@/components/blocks/content-blocks";
import { Badge } from "@/components/ui/badge";
import { Headline } from "@/components/ui/headline";
import { Spinner } from "@/components/ui/spinner";
import type { CollectionName } from "@/lib/api/collection-item";
import { formatDate } from "@/lib/i18n/format-date";
import { useLocale } from "@/lib/i18n/use-locale";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { collectionRoutes } from "@/lib/routes/collection-routes";
import { useCollection } from "@/lib/queries/collection-query";

/** One entry of a collection; an unknown one ends at error404 (decisions 2). */
export function CollectionItemScreen({ name, pagename }: { name: CollectionName; pagename: string }) {
  const t = useTranslations("routes");
  const navigation = useNavigation();
  const locale = useLocale();
  const { data: items, isError } = useCollection(name);
  const item = items?.find((candidate) => candidate.pagename === pagename);
  const isUnknown = isError || (items !== undefined && item === undefined);
  useEffect(() => {
    if (isUnknown) navigation.go("error404", { replace: true });
  }, [isUnknown, navigation]);
  if (!item) {
    return isUnknown ? null : (
      <div className="flex justify-center py-16">
        <Spinner />
      </div>
    );
  }
  return (
    <article className="mx-auto grid grid-cols-1 max-w-reading gap-5">
      <header>
        {item.date ? <p className="text-muted">{formatDate(item.date, locale)}</p> : null}
        <Headline>{item.title || t(collectionRoutes[name].item)}</Headline>
        {item.subtitle ? <p className="text-lg">{item.subtitle}</p> : null}
        {item.badge ? <Badge badge={item.badge} /> : null}
      </header>
      {item.summary ? <p className="text-lg text-muted">{item.summary}</p> : null}
      <ContentBlocks rawBlocks={item.rawBlocks} />
    </article>
  );
}
