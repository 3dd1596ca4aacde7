import { mdiCheck } from "@mdi/js";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { FieldOption } from "@/lib/forms/form-field";

/** The content of a list option: its title, and a tick when it is chosen. */
export function OptionRow({ option }: { option: FieldOption }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block group-data-selected:font-semibold">{option.title}</span>
        {option.hint === "" ? null : <span className="block text-sm text-muted">{option.hint}</span>}
      </span>
      <SvgIcon path={mdiCheck} className="invisible size-6 text-action group-data-selected:visible" />
    </>
  );
}
