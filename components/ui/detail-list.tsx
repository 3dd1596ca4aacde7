import type { Detail } from "@/lib/api/detail";
import type { Elements } from "./elements";

interface DetailListProps {
  details: readonly Detail[];
  label?: string;
  /** The list is narrow on wide screens too. */
  isNarrow?: boolean;
  className?: string;
}

/** Letters that fit into half of a phone's width. Addresses and e-mail addresses are longer. */
const shortValue = 20;

/**
 * Labels and values, in two columns where there is room. A long value takes the whole width of a narrow list. Without hooks: the
 * first paint draws it too.
 */
export function DetailList({ details, label, isNarrow = false, className = "" }: DetailListProps) {
  const longLook = isNarrow ? "col-span-full" : "col-span-full sm:col-auto";
  return (
    <dl aria-label={label} className={`grid grid-cols-1 gap-x-6 gap-y-4 min-[22.5rem]:grid-cols-2 ${className}`}>
      {details.map((detail, index) => (
        <div key={index} className={`min-w-0 ${detail.value.length > shortValue ? longLook : ""}`}>
          <dt className="text-sm text-muted">{detail.label}</dt>
          <dd className="font-semibold">{withBreaks(detail.value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A wide e-mail address breaks after its @. */
function withBreaks(value: string): string | Elements {
  const end = value.indexOf("@") + 1;
  if (end === 0) return value;
  return (
    <>
      <span>{value.slice(0, end)}</span>
      <wbr />
      <span>{value.slice(end)}</span>
    </>
  );
}
