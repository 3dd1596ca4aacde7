import { renderInApp } from "@/components/testing/render-in-app";
import { notificationStore, notify, type NotificationColor } from "@/lib/notifications/notifications";
import { InstallationGuideDialog } from "./installation-guide-dialog";

it.each<[string, NotificationColor, boolean]>([
  ["hides the tip that leads to it", "info", false],
  ["leaves an error", "error", true],
])("%s", (_, color, stays) => {
  notify("Something", color);
  renderInApp(<InstallationGuideDialog open={false} onClose={() => undefined} />).unmount();
  expect(notificationStore.get().visible).toBe(true);
  renderInApp(<InstallationGuideDialog open onClose={() => undefined} />);
  expect(notificationStore.get().visible).toBe(stays);
});
