import type { Elements } from "@/components/ui/elements";
import { Panel } from "@/components/ui/panel";
import type { CardModel } from "@/lib/api/card-model";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";

export type Assignment = CardModel["assignments"][number];

interface AssignmentListProps {
  t: FirstPaintTranslator;
  assignments: readonly Assignment[];
  /** Renders an `<li>` of `assignmentClass` with an AssignmentRow for each; the first render may leave some out. */
  renderRows: (assignments: readonly Assignment[]) => Elements;
}

export const assignmentClass = "flex gap-4 border-hairline py-3 not-first:border-t";

/** The member's roles in the association (docs/product.md, Membership card). Without hooks, like the card. */
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
  /** Renders the server-named icon; the first paint reserves its place. */
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
