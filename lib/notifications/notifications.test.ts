import { hideNotification, notificationStore, notify, offerUpdate } from "./notifications";

const state = () => notificationStore.get();

beforeEach(() => notificationStore.set({ visible: false, notification: null, update: null }));

describe("notify", () => {
  it.each([
    [undefined, "info", 5000],
    ["info", "info", 5000],
    ["success", "success", 5000],
    ["warning", "warning", 5000],
    ["error", "error", null],
  ] as const)("with the colour %s is %s and hides after %s", (color, shown, timeout) => {
    notify("Saved", color);
    expect(state()).toMatchObject({
      visible: true,
      notification: { text: "Saved", color: shown, timeout, opens: null },
    });
  });

  it("replaces the previous notification, and distinguishes two with one text", () => {
    notify("Same", "error");
    const first = state().notification?.id;
    notify("Same");
    expect(state().notification).toMatchObject({ text: "Same", color: "info", timeout: 5000 });
    expect(state().notification?.id).not.toBe(first);
  });

  it("hides the notification for an empty text", () => {
    notify("Saved");
    notify("");
    expect(state().visible).toBe(false);
  });
});

describe("hideNotification", () => {
  it("hides the notification and keeps the offer of a new version", () => {
    const update = jest.fn();
    offerUpdate(update);
    notify("Saved");
    hideNotification();
    expect(state()).toMatchObject({ visible: false, update });
  });
});
