import type { MouseEvent, ReactNode } from "react";
import type { Elements } from "@/components/ui/elements";
import type { CardModel } from "@/lib/api/card-model";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";
import { AssignmentList, type AssignmentListProps } from "./assignment-list";
import { MembershipCard } from "./membership-card";
import { MembershipWarning } from "./membership-warning";

interface CardLayoutProps extends Pick<AssignmentListProps, "renderIcon"> {
  card: CardModel;
  t: FirstPaintTranslator;
  freshness: Elements;
  moreAssignments?: AssignmentListProps["rest"];
  onShow?: () => void;
  onEdit?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The end of the card, which loads after the first frame. */
  lazyParts?: ReactNode;
  below?: Elements;
}

/**
 * The card's screen: the card first, the rest below or, on wide screens, beside it. React and the first paint both render it, so
 * it and its parts use no hooks, and their texts are in `firstPaintKeys`.
 */
export function CardLayout({
  card,
  t,
  freshness,
  renderIcon,
  moreAssignments,
  onShow,
  onEdit,
  lazyParts,
  below,
}: CardLayoutProps) {
  return (
    <div className="mx-auto grid grid-cols-1 max-w-card gap-6 lg:items-start lg:has-[>:last-child:not(:empty)]:max-w-content lg:has-[>:last-child:not(:empty)]:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <div className="-my-3">{freshness}</div>
        {card.warning ? <MembershipWarning warning={card.warning} t={t} /> : null}
        <MembershipCard card={card} t={t} onShow={onShow} onEdit={onEdit} lazyParts={lazyParts} />
        {below}
      </div>
      {/* Aligned with the top of the card, below the freshness line. */}
      <div className="empty:hidden lg:pt-9">
        <AssignmentList t={t} assignments={card.assignments} renderIcon={renderIcon} rest={moreAssignments} />
      </div>
    </div>
  );
}
