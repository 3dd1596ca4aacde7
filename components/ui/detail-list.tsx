import type { Detail } from "@/lib/api/detail";
import { isLongValue } from "./is-long-value";
import { withBreaks } from "./with-breaks";

/** Labels and values, in two columns where there is room. A long value takes the whole width. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 min-[22.5rem]:grid-cols-2">
      {details.map((detail, index) => (
        <div key={index} className={`min-w-0 ${isLongValue(detail.value) ? "col-span-full sm:col-auto" : ""}`}>
          <dt className="text-sm text-muted">{detail.label}</dt>
          <dd className="font-semibold">{withBreaks(detail.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
