import type { Elements } from "@/components/ui/elements";
import { ServerIcon } from "@/components/ui/server-icon";
import { controlProps, isLocked, joinIds } from "./control-props";
import type { ControlViewProps } from "./field-view-props";

interface ControlBoxProps extends ControlViewProps {
  children: Elements;
  trailing?: Elements;
}

/** The outlined box around a control with its icon, prefix, suffix and buttons. The control takes `boxedControlProps`. */
export function ControlBox({ field, id, error, children, trailing }: ControlBoxProps) {
  const { icon, prefix, suffix } = field.props;
  return (
    <div className={`flex items-center ${boxLook(error !== "", isLocked(field))}`}>
      {icon === "" ? null : <ServerIcon name={icon} className="ml-3 size-6 text-muted" />}
      {prefix === "" ? null : (
        <span id={prefixId(id)} className="max-w-1/2 pl-3 text-muted">
          {prefix}
        </span>
      )}
      {children}
      {suffix === "" ? null : (
        <span id={suffixId(id)} className="max-w-1/2 pr-3 text-muted">
          {suffix}
        </span>
      )}
      {trailing}
    </div>
  );
}

/** The attributes of a control inside the box: prefix and suffix end its description. */
export function boxedControlProps({ field, id, error }: ControlViewProps) {
  const { prefix, suffix } = field.props;
  const control = controlProps({ field, id, error });
  const ids = [control["aria-describedby"], prefix && prefixId(id), suffix && suffixId(id)];
  return { ...control, "aria-describedby": joinIds(ids) };
}

const prefixId = (id: string) => `${id}-prefix`;
const suffixId = (id: string) => `${id}-suffix`;

/**
 * The look of a control inside the box, which shows the focus. Inherits the background: Safari shows today's date in an empty
 * date field, and on a transparent background it would look like a value.
 */
export const bareControl =
  "min-h-12 w-full min-w-0 flex-1 rounded-xl bg-inherit px-3 outline-none placeholder:text-muted disabled:cursor-not-allowed";

/**
 * The look of the box, also for a control without a `ControlBox`. Uses `:focus-within`: no other focus selector matches a date
 * field when its inner button has the focus.
 */
export function boxLook(isInvalid: boolean, locked: boolean): string {
  const edge = isInvalid ? "border-error ring ring-error" : "border-outline";
  const ground = locked ? "bg-raised text-muted" : "bg-surface";
  return `min-h-12 rounded-xl border transition has-[:is(input,textarea):focus-within,select:focus-visible]:outline-3 has-[:is(input,textarea):focus-within,select:focus-visible]:outline-ink ${edge} ${ground}`;
}
