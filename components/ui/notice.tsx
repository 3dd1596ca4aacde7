import type { ReactNode } from "react";
import { SvgIcon } from "./svg-icon";

interface NoticeProps {
  icon: string;
  children: ReactNode;
  /** A text button, which wraps below the text. */
  action: ReactNode;
  className?: string;
}

export function Notice({ icon, children, action, className = "" }: NoticeProps) {
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-x-3 rounded-panel border border-info bg-[color-mix(in_srgb,var(--info)_12%,var(--surface))] px-4 py-2 ${className}`}
    >
      {/* Beside the first line. The text is as high as the action, so that a single line is beside both. */}
      <SvgIcon path={icon} className="mt-2.5 size-6 shrink-0 self-start" />
      <p className="min-w-0 flex-1 basis-[min(18rem,calc(100%-2.25rem))] py-2.5">{children}</p>
      {/* Wrapped, its label aligns with the text. */}
      <div className="ml-4 inline-flex">{action}</div>
    </div>
  );
}
