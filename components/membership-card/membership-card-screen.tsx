import { useTranslations } from "next-intl";
import { memo } from "react";
import { RefreshLine } from "@/components/offline/refresh-line";
import { ServerIcon } from "@/components/ui/server-icon";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { cardModel } from "@/lib/api/card-model";
import { openDialog } from "@/lib/dialogs/dialogs";
import { onPlainClick } from "@/lib/navigation/on-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useConfig } from "@/lib/queries/config-query";
import { useMember } from "@/lib/queries/me-query";
import { AssignmentRow, assignmentClass, drawnAtOnce, type Assignment } from "./assignment-list";
import { CardLayout } from "./card-layout";

/** The app's first screen: the card, its notices and the assignments (docs/product.md, Membership card). */
export function MembershipCardScreen() {
  const t = useTranslations();
  const navigation = useNavigation();
  const config = useConfig();
  const member = useMember();
  const lazy = useLoadedWhen(true, loadLazyCardParts);
  if (member === null) return null;
  const card = cardModel(config, member);
  return (
    <CardLayout
      card={card}
      t={t}
      freshness={<RefreshLine />}
      renderIcon={renderIcon}
      moreAssignments={<MoreAssignments assignments={card.assignments.slice(drawnAtOnce)} />}
      onShow={() => openDialog("showCard")}
      onEdit={(event) => onPlainClick(event, () => navigation.go("myAccount"))}
      lazyParts={lazy ? <lazy.LazyCardParts /> : null}
      below={lazy ? <lazy.BelowCard /> : null}
    />
  );
}

const renderIcon = (name: string, className: string) => <ServerIcon name={name} className={className} />;

/** Few members have so many assignments, so the code for long lists loads only for them. */
function MoreAssignments({ assignments }: { assignments: readonly Assignment[] }) {
  const LongList = useLoadedWhen(assignments.length > 0, loadLongList)?.LongList;
  return LongList ? (
    <LongList entries={assignments} renderRow={renderAssignment} rowClass={assignmentClass} rowHeight={4.75} />
  ) : null;
}

const renderAssignment = (assignment: Assignment) => <Row assignment={assignment} />;

/** Memoised: rows do not render again as the list grows. */
const Row = memo(function Row({ assignment }: { assignment: Assignment }) {
  return <AssignmentRow assignment={assignment} renderIcon={renderIcon} />;
});

const loadLongList = () => import("@/components/ui/long-list");
const loadLazyCardParts = () => import("./show-card/lazy-card-parts");
