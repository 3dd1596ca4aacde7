import { mdiAlertCircle } from "@mdi/js";
import type { Elements } from "@/components/ui/elements";
import { SvgIcon } from "@/components/ui/svg-icon";
import { errorId, hintId } from "./control-props";
import type { ControlViewProps } from "./field-view-props";

interface FieldDetailsProps extends ControlViewProps {
  /** The counter, at the end of the line. */
  children?: Elements;
}

export const errorLook = "font-medium text-[color-mix(in_srgb,var(--error)_70%,var(--ink))]";

/** Below a control: its error message, and the hint, which is always shown. */
export function FieldDetails({ field, id, error, children }: FieldDetailsProps) {
  const { hint } = field.props;
  if (error === "" && hint === "" && !children) return null;
  return (
    <div className="mt-1.5 flex gap-4 text-sm">
      <div className="min-w-0 flex-1">
        {error === "" ? null : (
          <p id={errorId(id)} data-error className={`flex gap-1.5 ${errorLook}`}>
            <SvgIcon path={mdiAlertCircle} className="mt-0.5 size-4" />
            <span className="min-w-0">{error}</span>
          </p>
        )}
        {hint === "" ? null : (
          <p id={hintId(id)} className="text-muted">
            {hint}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
