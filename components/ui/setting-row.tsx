import type { Elements } from "./elements";
import { SvgIcon } from "./svg-icon";

interface SettingRowProps {
  icon: string;
  title: string;
  titleId: string;
  /** Text below the title. The control refers to its id as description. */
  hint?: { id: string; text: string };
  /** Id of the control: a tap anywhere on the row activates it. */
  controlId: string;
  /** The control, named by `titleId` alone. */
  children: Elements;
}

export function SettingRow({ icon, title, titleId, hint, controlId, children }: SettingRowProps) {
  return (
    <label
      htmlFor={controlId}
      className="flex flex-wrap items-center justify-end gap-3 px-5 py-4 transition first:rounded-t-panel last:rounded-b-panel has-[[role=switch]]:cursor-pointer has-[[role=switch]]:active:bg-raised"
    >
      {/* Wraps the control before the longest word breaks. */}
      <span className="flex max-w-full min-w-min flex-1 gap-4">
        <SvgIcon path={icon} className="size-6 text-muted" />
        <span>
          <span id={titleId} className="block font-semibold">
            {title}
          </span>
          {hint ? (
            <span id={hint.id} className="block text-sm text-muted">
              {hint.text}
            </span>
          ) : null}
        </span>
      </span>
      {children}
    </label>
  );
}
