import type { Elements } from "@/components/ui/elements";
import { Panel } from "@/components/ui/panel";
import type { CardModel } from "@/lib/api/card-model";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";

export type Assignment = CardModel["assignments"][number];

/** Renders the server-named icon; the first paint reserves its place. */
type RenderIcon = (name: string, className: string) => Elements;

export interface AssignmentListProps {
  t: FirstPaintTranslator;
  assignments: readonly Assignment[];
  renderIcon: RenderIcon;
  /** The rows after the first `drawnAtOnce`. */
  rest?: Elements;
}

/** Number of assignments drawn with the card. */
export const drawnAtOnce = 48;

export const assignmentClass = "flex gap-4 border-hairline py-3 not-first:border-t";

/** The member's roles in the association (docs/product.md, Membership card). Without hooks, like the card. */
export function AssignmentList({ t, assignments, renderIcon, rest }: AssignmentListProps) {
  if (assignments.length === 0) return null;
  return (
    <Panel title={t("membershipCard.assignments")}>
      <ul role="list" className="px-5 pb-3">
        {assignments.slice(0, drawnAtOnce).map((assignment, index) => (
          <li key={index} className={assignmentClass}>
            <AssignmentRow assignment={assignment} renderIcon={renderIcon} />
          </li>
        ))}
        {rest}
      </ul>
    </Panel>
  );
}

export function AssignmentRow({ assignment, renderIcon }: { assignment: Assignment; renderIcon: RenderIcon }) {
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
