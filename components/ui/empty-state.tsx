import { SvgIcon } from "./svg-icon";

export function EmptyState({ icon, text }: { icon: string; text: string }) {
  return (
    <div className="flex flex-col items-center gap-3 py-16 text-center text-muted">
      <span className="inline-flex size-20 items-center justify-center rounded-full bg-raised">
        <SvgIcon path={icon} className="size-10" />
      </span>
      <p className="text-lg text-balance">{text}</p>
    </div>
  );
}
