import { useTranslations } from "next-intl";
import { memo, type MouseEvent } from "react";
import { RefreshLine } from "@/components/offline/refresh-line";
import { drawnAtOnce } from "@/components/ui/drawn-at-once";
import { ServerIcon } from "@/components/ui/server-icon";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { cardModel } from "@/lib/api/card-model";
import { openDialog } from "@/lib/dialogs/dialogs";
import { isPlainClick } from "@/lib/navigation/is-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useConfig } from "@/lib/queries/config-query";
import { useMember } from "@/lib/queries/me-query";
import { AssignmentRow, assignmentClass, type Assignment } from "./assignment-list";
import { CardLayout } from "./card-layout";

/** The app's first screen: the card, its notices and the assignments (docs/product.md, Membership card). */
export function MembershipCardScreen() {
  const t = useTranslations();
  const navigation = useNavigation();
  const config = useConfig();
  const member = useMember();
  const later = useLoadedWhen(true, loadLazyCardParts);
  if (member === null) return null;

  const edit = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigation.go("myAccount");
  };
  return (
    <CardLayout
      card={cardModel(config, member)}
      t={t}
      freshness={<RefreshLine />}
      renderRows={(assignments) => <AssignmentRows assignments={assignments} />}
      onShow={() => openDialog("showCard")}
      onEdit={edit}
      later={later ? <later.LazyCardParts /> : null}
      below={later ? <later.BelowCard /> : null}
    />
  );
}

/** Few members have more assignments than the first render shows, so the code for long lists loads only for them. */
function AssignmentRows({ assignments }: { assignments: readonly Assignment[] }) {
  const LongList = useLoadedWhen(assignments.length > drawnAtOnce, loadLongList)?.LongList;
  if (!LongList)
    return assignments.slice(0, drawnAtOnce).map((assignment, index) => (
      <li key={index} className={assignmentClass}>
        {renderAssignment(assignment)}
      </li>
    ));
  return (
    <LongList
      entries={assignments}
      renderRow={renderAssignment}
      rowClass={assignmentClass}
      rowHeight={4.75}
      drawnAtOnce={drawnAtOnce}
    />
  );
}

const renderAssignment = (assignment: Assignment) => <Row assignment={assignment} />;

/** Memoised: rows do not render again as the list grows. */
const Row = memo(function Row({ assignment }: { assignment: Assignment }) {
  return (
    <AssignmentRow
      assignment={assignment}
      renderIcon={(name, className) => <ServerIcon name={name} className={className} />}
    />
  );
});

const loadLongList = () => import("@/components/ui/long-list");
const loadLazyCardParts = () => import("./show-card/lazy-card-parts");
