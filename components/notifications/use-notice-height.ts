import { useEffect, useState } from "react";
import { useTopModal } from "@/components/ui/open-modals";
import { notificationStore } from "@/lib/notifications/notifications";
import { useStore } from "@/lib/platform/use-store";

/** Pixels above the notices that stay free. */
const gap = 12;

/** Height of the notices above the bottom bar in pixels, with the gaps around them; 0 without a notice. */
export function useNoticeHeight(): number {
  const { visible, notification, update } = useStore(notificationStore);
  // An open dialog contains the notification.
  const isHere = useTopModal() === null;
  const isShown = (visible && isHere) || update !== null;
  const [height, setHeight] = useState(0);
  useEffect(() => {
    // The place of Snackbars: it always has its maximum height.
    const place = document.querySelector(".snackbars");
    const [first] = place?.children ?? [];
    if (!isShown || !place || !first) return;
    const measure = () => {
      const { top, bottom } = place.getBoundingClientRect();
      setHeight(bottom - Math.max(first.getBoundingClientRect().top, top) + gap);
    };
    const observer = new ResizeObserver(measure);
    for (const notice of place.children) observer.observe(notice);
    return () => observer.disconnect();
  }, [isShown, isHere, notification, update]);
  return isShown ? height : 0;
}
