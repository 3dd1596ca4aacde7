import { useTranslations } from "next-intl";
import { useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { describedBy, isRequired, labelId, labelOf } from "./control-props";
import { canClear } from "./shown-value";
import { FieldDetails } from "./field-details";
import type { FieldViewProps } from "./field-view-props";
import { RequiredMark } from "./field-frame";

interface GroupFrameProps extends Pick<FieldViewProps, "field" | "id" | "error" | "value"> {
  role: "group" | "radiogroup";
  onClear: () => void;
  children: ReactNode;
}

/** Label, choices and details of a group of checkboxes or radio buttons. The label names the group. */
export function GroupFrame({ field, id, error, value, role, onClear, children }: GroupFrameProps) {
  const t = useTranslations("forms");
  const isRadio = role === "radiogroup";
  // A group has no attribute for "required", so its description says it while there is no error message.
  const requiredId = !isRadio && isRequired(field) ? `${id}-required` : "";
  const group = useRef<HTMLDivElement>(null);
  const clear = () => {
    onClear();
    // The button disappears.
    group.current?.querySelector<HTMLElement>("input:enabled")?.focus();
  };
  return (
    <div
      ref={group}
      id={id}
      role={role}
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy({ field, id, error }, requiredId)}
      aria-invalid={isRadio && error !== "" ? true : undefined}
      aria-required={isRadio && isRequired(field) ? true : undefined}
    >
      <div className="mb-1 flex flex-wrap items-center gap-x-2 font-semibold">
        {/* In a narrow column the button stands below the label. */}
        <p className="min-w-0 flex-1 basis-24">
          <span id={labelId(id)}>{labelOf(field)}</span>
          {isRequired(field) ? <RequiredMark /> : null}
          {requiredId === "" ? null : (
            <span id={requiredId} className="sr-only">
              {t("required")}
            </span>
          )}
        </p>
        {canClear(field, value) ? (
          <Button variant="text" onClick={clear} aria-describedby={labelId(id)} className="ml-auto min-w-0">
            {t("clear")}
          </Button>
        ) : null}
      </div>
      {/* The boxes below the label; each row spans the column. */}
      <div className="-mx-2">{children}</div>
      <FieldDetails field={field} id={id} error={error} />
    </div>
  );
}
