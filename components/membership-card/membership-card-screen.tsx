"use client";

import { useTranslations } from "next-intl";
import { memo, type MouseEvent } from "react";
import { RefreshLine } from "@/components/offline/refresh-line";
import { drawnAtOnce } from "@/components/ui/drawn-at-once";
import { LongList } from "@/components/ui/long-list";
import { ServerIcon } from "@/components/ui/server-icon";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { cardModel } from "@/lib/api/card-model";
import { openDialog } from "@/lib/dialogs/dialogs";
import { isPlainClick } from "@/lib/navigation/is-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useConfig } from "@/lib/queries/config-query";
import { useMember } from "@/lib/queries/me-query";
import { href } from "@/lib/routes/href";
import { routeExists } from "@/lib/routes/routes";
import { AssignmentList, AssignmentRow, assignmentClass, type Assignment } from "./assignment-list";
import { CardLayout } from "./card-layout";
import { MembershipCard } from "./membership-card";
import { MembershipWarning } from "./membership-warning";

/** The start of the app: the card, what to know about it, and the assignments (spec 2). */
export function MembershipCardScreen() {
  const t = useTranslations("membershipCard");
  const navigation = useNavigation();
  const config = useConfig();
  const member = useMember();
  const later = useLoadedWhen(true, loadCardLater);
  if (member === null) return null;

  const card = cardModel(config, member);
  const edit = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigation.go("myAccount");
  };
  return (
    <CardLayout
      freshness={<RefreshLine />}
      notices={card.warning ? <MembershipWarning warning={card.warning} fallback={t("invalidMembership")} /> : null}
      card={
        <MembershipCard
          card={card}
          texts={{
            details: t("details"),
            memberships: t("memberships"),
            show: t("show"),
            edit: t("edit"),
            photoOf: t("photoOf", { name: card.fullName }),
          }}
          onShow={() => openDialog("showCard")}
          editHref={routeExists("myAccount") ? href("myAccount") : null}
          onEdit={edit}
          later={later ? <later.CardLater /> : null}
        />
      }
      below={later ? <later.BelowCard /> : null}
      beside={
        <AssignmentList
          title={t("assignments")}
          assignments={card.assignments}
          renderRows={(assignments) => (
            <LongList
              entries={assignments}
              renderRow={renderAssignment}
              rowClass={assignmentClass}
              rowHeight={4.75}
              drawnAtOnce={drawnAtOnce}
            />
          )}
        />
      }
    />
  );
}

const renderAssignment = (assignment: Assignment) => <Row assignment={assignment} />;

/** Drawn once: the list grows and the row stays. */
const Row = memo(function Row({ assignment }: { assignment: Assignment }) {
  return (
    <AssignmentRow
      assignment={assignment}
      renderIcon={(name, className) => <ServerIcon name={name} className={className} />}
    />
  );
});

const loadCardLater = () => import("./show-card/card-later");
