import { hideNotification, notificationStore, notify, offerUpdate } from "./notifications";
import { notifyWhenFree } from "./notify-when-free";

const shown = () => (notificationStore.get().visible ? notificationStore.get().notification?.text : null);

beforeEach(() => notificationStore.set({ visible: false, notification: null, update: null }));

describe("notifyWhenFree", () => {
  it("shows its text at once where nothing is shown", () => {
    notifyWhenFree("Opens offline", "success");
    expect(notificationStore.get().notification).toMatchObject({ text: "Opens offline", color: "success" });
    expect(shown()).toBe("Opens offline");
  });

  it("leaves an error, and what replaces it, until it is closed", () => {
    notify("Not saved", "error");
    notifyWhenFree("Opens offline", "success");
    expect(shown()).toBe("Not saved");
    notify("Saved", "success");
    expect(shown()).toBe("Saved");
    offerUpdate(() => undefined);
    expect(shown()).toBe("Saved");
    hideNotification();
    expect(shown()).toBe("Opens offline");
  });

  it("shows its text once", () => {
    notify("Not saved", "error");
    notifyWhenFree("Opens offline", "success");
    hideNotification();
    hideNotification();
    expect(shown()).toBeNull();
  });
});
