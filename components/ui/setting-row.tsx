import type { ReactNode } from "react";
import { SvgIcon } from "./svg-icon";

interface SettingRowProps {
  icon: string;
  title: string;
  titleId: string;
  /** What is said below the title; the control is described by its id. */
  hint?: { id: string; text: string };
  /** The control, labelled by `titleId`. */
  children: ReactNode;
}

export function SettingRow({ icon, title, titleId, hint, children }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 px-5 py-4">
      {/* No narrower than its longest word: else the control is in a line of its own. */}
      <div className="flex max-w-full min-w-min flex-1 gap-4">
        <SvgIcon path={icon} className="size-6 text-muted" />
        <div>
          <p id={titleId} className="font-semibold">
            {title}
          </p>
          {hint ? (
            <p id={hint.id} className="text-sm text-muted">
              {hint.text}
            </p>
          ) : null}
        </div>
      </div>
      {children}
    </div>
  );
}
