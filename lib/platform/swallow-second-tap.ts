import { isSecondTap } from "./is-second-tap";

/** CSS pixels between two taps on the same target. */
const maxDistance = 30;

/** Swallows the second tap of a double tap whose first one opens or closes a dialog: it would hit what appears there. */
export function swallowSecondTap({
  timeStamp,
  clientX,
  clientY,
}: Pick<MouseEvent, "timeStamp" | "clientX" | "clientY">) {
  const swallow = (event: MouseEvent) => {
    removeEventListener("click", swallow, true);
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) < maxDistance;
    if (!isNear || !isSecondTap(event, timeStamp)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, true);
}
