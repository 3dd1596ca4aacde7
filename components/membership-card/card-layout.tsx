import type { MouseEvent, ReactNode } from "react";
import type { Elements } from "@/components/ui/elements";
import type { CardModel } from "@/lib/api/card-model";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";
import { AssignmentList, type Assignment } from "./assignment-list";
import { MembershipCard } from "./membership-card";
import { MembershipWarning } from "./membership-warning";

interface CardLayoutProps {
  card: CardModel;
  t: FirstPaintTranslator;
  freshness: Elements;
  /** See AssignmentList. */
  renderRows: (assignments: readonly Assignment[]) => Elements;
  onShow?: () => void;
  onEdit?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Loaded later: the end of the card, and what follows it. */
  later?: ReactNode;
  below?: Elements;
}

/**
 * The card's screen: the card first, the rest below it, or beside it where there is room. Both drawings use it: what is added
 * here or in its parts needs no hooks, and its texts are `firstPaintKeys`.
 */
export function CardLayout({ card, t, freshness, renderRows, onShow, onEdit, later, below }: CardLayoutProps) {
  return (
    <div className="mx-auto grid grid-cols-1 max-w-card gap-6 lg:items-start lg:has-[>:last-child:not(:empty)]:max-w-content lg:has-[>:last-child:not(:empty)]:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <div className="-my-3">{freshness}</div>
        {card.warning ? (
          <MembershipWarning warning={card.warning} fallback={t("membershipCard.invalidMembership")} />
        ) : null}
        <MembershipCard card={card} t={t} onShow={onShow} onEdit={onEdit} later={later} />
        {below}
      </div>
      {/* Its top is that of the card, below the line that says how fresh it is. */}
      <div className="empty:hidden lg:pt-9">
        <AssignmentList t={t} assignments={card.assignments} renderRows={renderRows} />
      </div>
    </div>
  );
}
