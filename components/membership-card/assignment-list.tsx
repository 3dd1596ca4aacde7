import type { Elements } from "@/components/ui/elements";
import { Panel } from "@/components/ui/panel";
import type { CardModel } from "@/lib/api/card-model";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";

export type Assignment = CardModel["assignments"][number];

interface AssignmentListProps {
  t: FirstPaintTranslator;
  assignments: readonly Assignment[];
  /** Draws an `<li>` of `assignmentClass` with an AssignmentRow for each, at first perhaps not for all. */
  renderRows: (assignments: readonly Assignment[]) => Elements;
}

export const assignmentClass = "flex gap-4 border-hairline py-3 not-first:border-t";

/** The roles that the member holds in the association (spec 2). Without hooks, as the card. */
export function AssignmentList({ t, assignments, renderRows }: AssignmentListProps) {
  if (assignments.length === 0) return null;
  return (
    <Panel title={t("membershipCard.assignments")}>
      <ul className="px-5 pb-3">{renderRows(assignments)}</ul>
    </Panel>
  );
}

interface AssignmentRowProps {
  assignment: Assignment;
  /** Draws the icon that the server names; the first paint reserves its place. */
  renderIcon: (name: string, className: string) => Elements;
}

export function AssignmentRow({ assignment, renderIcon }: AssignmentRowProps) {
  return (
    <>
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-raised text-muted">
        {renderIcon(assignment.icon, "size-6")}
      </span>
      <div className="min-w-0">
        <p className="leading-snug font-semibold">{assignment.title}</p>
        {assignment.subtitle ? <p className="leading-snug">{assignment.subtitle}</p> : null}
        {assignment.dates ? <p className="text-sm text-muted">{assignment.dates}</p> : null}
      </div>
    </>
  );
}
