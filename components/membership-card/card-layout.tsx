import type { Elements } from "@/components/ui/elements";

interface CardLayoutProps {
  freshness: Elements;
  notices?: Elements;
  card: Elements;
  below?: Elements;
  beside: Elements;
}

/** The card first, the rest below it, or beside it where there is room. */
export function CardLayout({ freshness, notices, card, below, beside }: CardLayoutProps) {
  return (
    <div className="mx-auto grid grid-cols-1 max-w-card gap-6 lg:items-start lg:has-[>:last-child:not(:empty)]:max-w-content lg:has-[>:last-child:not(:empty)]:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <div className="-my-3">{freshness}</div>
        {notices}
        {card}
        {below}
      </div>
      {/* Its top is that of the card, below the line that says how fresh it is. */}
      <div className="empty:hidden lg:pt-9">{beside}</div>
    </div>
  );
}
