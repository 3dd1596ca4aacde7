import type { Elements } from "@/components/ui/elements";
import { isRequired, labelId, labelOf } from "./control-props";
import { FieldDetails } from "./field-details";
import type { ControlViewProps } from "./field-view-props";

interface FieldFrameProps extends ControlViewProps {
  children: Elements;
  details?: Elements;
}

/** Label, control and details of a field with a single control. The control takes its attributes from `controlProps`. */
export function FieldFrame({ field, id, error, children, details }: FieldFrameProps) {
  return (
    <>
      {/* The mark stays outside the label, so that the label's text alone is the control's name. */}
      <div className="mb-1.5 font-semibold">
        <label id={labelId(id)} htmlFor={id}>
          {labelOf(field)}
        </label>
        {isRequired(field) ? <RequiredMark /> : null}
      </div>
      {children}
      <FieldDetails field={field} id={id} error={error}>
        {details}
      </FieldDetails>
    </>
  );
}

/** Visible only: the control itself tells screen readers that it is required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="font-bold">
      {" *"}
    </span>
  );
}
