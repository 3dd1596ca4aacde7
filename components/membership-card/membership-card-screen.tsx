"use client";

import { useTranslations } from "next-intl";
import { memo, type MouseEvent } from "react";
import { RefreshLine } from "@/components/offline/refresh-line";
import { ServerIcon } from "@/components/ui/server-icon";
import { useGrowingCount } from "@/components/ui/use-growing-count";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { cardModel } from "@/lib/api/card-model";
import { openDialog } from "@/lib/dialogs/dialogs";
import { isPlainClick } from "@/lib/navigation/is-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useConfig } from "@/lib/queries/config-query";
import { useMember } from "@/lib/queries/member-query";
import { href } from "@/lib/routes/href";
import { routeExists } from "@/lib/routes/routes";
import { AssignmentList, AssignmentRow, type Assignment } from "./assignment-list";
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
      beside={<Assignments title={t("assignments")} assignments={card.assignments} />}
    />
  );
}

function Assignments({ title, assignments }: { title: string; assignments: readonly Assignment[] }) {
  const drawn = useGrowingCount(assignments.length);
  return (
    <AssignmentList
      title={title}
      assignments={assignments.slice(0, drawn)}
      renderRow={(assignment) => <Row assignment={assignment} />}
    />
  );
}

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
