import type { ReactNode } from "react";
import { SvgIcon } from "./svg-icon";

interface SettingRowProps {
  icon: string;
  title: string;
  titleId: string;
  hint?: string;
  /** The control, labelled by `titleId`. */
  children: ReactNode;
}

export function SettingRow({ icon, title, titleId, hint, children }: SettingRowProps) {
  return (
    <div className="flex items-center gap-4 px-5 py-4">
      <SvgIcon path={icon} className="size-6 text-muted" />
      <div className="min-w-0 flex-1">
        <p id={titleId} className="font-semibold">
          {title}
        </p>
        {hint ? <p className="text-sm text-muted">{hint}</p> : null}
      </div>
      {children}
    </div>
  );
}
