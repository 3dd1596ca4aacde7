import { ContentBlocks } from "@/components/blocks/content-blocks";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { CalendarButton } from "./calendar-button";
import { EventFacts } from "./event-facts";
import { ItemHeader } from "./item-header";
import { ShareButton } from "./share-button";
import { ShowCardButton } from "./show-card-button";
import { useItemTitle } from "./use-item-title";

interface ItemArticleProps {
  name: CollectionName;
  item: CollectionItem;
}

/** An item: header, time and place, summary, actions, content. */
export function ItemArticle({ name, item }: ItemArticleProps) {
  const title = useItemTitle(name, item);
  return (
    <article className="mx-auto grid max-w-reading grid-cols-1 gap-6">
      <ItemHeader item={item} title={title} />
      <EventFacts item={item} />
      {item.summary ? <p className="text-lg text-muted">{item.summary}</p> : null}
      <div className="flex flex-wrap gap-3 print:hidden">
        {name === "benefits" ? <ShowCardButton /> : null}
        <CalendarButton item={item} title={title} />
        <ShareButton title={title} />
      </div>
      <ContentBlocks rawBlocks={item.rawBlocks} />
    </article>
  );
}
