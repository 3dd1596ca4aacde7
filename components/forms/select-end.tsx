import { mdiChevronDown } from "@mdi/js";
import { SvgIcon } from "@/components/ui/svg-icon";
import { ClearButton } from "./clear-button";
import type { FieldViewProps } from "./field-view-props";

interface SelectEndProps extends Pick<FieldViewProps, "field" | "id" | "value"> {
  onClear: () => void;
}

/** The buttons and arrow at the end of a select, above the control. A tap on the arrow reaches the control. */
export function SelectEnd(props: SelectEndProps) {
  return (
    <span className="pointer-events-none absolute inset-y-0 right-0 flex items-center pr-3 [&>button]:pointer-events-auto">
      <ClearButton {...props} />
      <SvgIcon path={mdiChevronDown} className="size-6 text-muted" />
    </span>
  );
}

/** The control's padding for its `SelectEnd`. */
export const selectEndRoom = (field: FieldViewProps["field"]) => (field.props.clearable ? "pr-24" : "pr-12");
