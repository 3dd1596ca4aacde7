import { mdiTrayRemove } from "@mdi/js";
import { SvgIcon } from "./svg-icon";

/** What a list says when it has nothing to show. */
export function EmptyState({ text }: { text: string }) {
  return (
    <div className="flex flex-col items-center gap-3 py-16 text-center text-muted">
      <span className="inline-flex size-20 items-center justify-center rounded-full bg-raised">
        <SvgIcon path={mdiTrayRemove} className="size-10" />
      </span>
      <p className="text-lg">{text}</p>
    </div>
  );
}
