import { mdiClose } from "@mdi/js";
import { useTranslations } from "next-intl";
import { SvgIcon } from "@/components/ui/svg-icon";

interface ChosenChipProps {
  title: string;
  isLocked: boolean;
  onRemove: () => void;
}

/** One chosen option. */
export function ChosenChip({ title, isLocked, onRemove }: ChosenChipProps) {
  const t = useTranslations("forms");
  const label = t("remove", { name: title });
  return (
    <li className="inline-flex min-h-touch max-w-full items-center rounded-full bg-raised pl-4">
      <span className="min-w-0 py-2">{title}</span>
      {isLocked ? (
        <span className="w-4" />
      ) : (
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={onRemove}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition hover:bg-hairline active:bg-outline/40"
        >
          <SvgIcon path={mdiClose} className="size-5 text-muted" />
        </button>
      )}
    </li>
  );
}
