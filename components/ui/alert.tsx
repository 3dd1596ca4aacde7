import type { ReactNode } from "react";
import { mdiAlert, mdiAlertCircle, mdiCheckCircle, mdiInformation } from "@/lib/icons/first-icons";
import type { Elements } from "./elements";
import { SvgIcon } from "./svg-icon";

const looks = {
  info: { icon: mdiInformation, color: "[--tone:var(--info)]" },
  success: { icon: mdiCheckCircle, color: "[--tone:var(--success)]" },
  warning: { icon: mdiAlert, color: "[--tone:var(--warning)]" },
  error: { icon: mdiAlertCircle, color: "[--tone:var(--error)]" },
} as const;

interface AlertProps {
  color: keyof typeof looks;
  title?: string;
  children?: Elements;
  actions?: ReactNode;
}

/** A message that stays on its screen. The text keeps its colour; icon, tint and edge carry the tone. */
export function Alert({ color, title, children, actions }: AlertProps) {
  const look = looks[color];
  return (
    <div
      role="alert"
      className={`flex gap-3 rounded-panel border border-(--tone) bg-[color-mix(in_srgb,var(--tone)_12%,var(--surface))] p-4 ${look.color}`}
    >
      <SvgIcon path={look.icon} className="size-6 text-[color-mix(in_srgb,var(--tone)_70%,var(--ink))]" />
      <div className="min-w-0 flex-1 whitespace-pre-line">
        {title ? <p className="font-bold">{title}</p> : null}
        {children}
        {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
