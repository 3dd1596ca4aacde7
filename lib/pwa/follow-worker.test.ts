import { pageLocation } from "@/lib/platform/page-location";
import { clearLeaveGuard, confirmNavigation, enableLeaveGuard, stayHere } from "@/lib/navigation/leave-guard";
import { notificationStore } from "@/lib/notifications/notifications";
import { followWorker } from "./follow-worker";
import { keepShownIcons } from "./keep-shown-icons";

jest.mock("./keep-shown-icons", () => ({ keepShownIcons: jest.fn() }));

const minute = 60_000;

/** The parts of worker, registration and container that the app uses. */
class FakeWorker extends EventTarget {
  state = "installing";
  scriptURL = "http://localhost/app/sw.js";
  postMessage = jest.fn();
  install() {
    this.state = "installed";
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = jest.fn(() => Promise.resolve());
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
}

class FakeContainer extends EventTarget {
  constructor(
    readonly registration: FakeRegistration,
    public controller: FakeWorker | null,
  ) {
    super();
  }
  register = jest.fn(() => Promise.resolve(this.registration));
  takeOver(worker: FakeWorker) {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

let reload: jest.SpyInstance;
let isOnline: jest.SpyInstance;
let visibility: jest.SpyInstance;
let registration: FakeRegistration;
let container: FakeContainer;
let stop: () => void = () => undefined;
const onOfflineReady = jest.fn();

/** @param isControlled whether a worker served the page */
async function start(isControlled: boolean) {
  container = new FakeContainer(registration, isControlled ? new FakeWorker() : null);
  registration.active ??= container.controller;
  Reflect.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  stop = followWorker(onOfflineReady);
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  registration = new FakeRegistration();
  notificationStore.set({ visible: false, notification: null, update: null });
  clearLeaveGuard();
  onOfflineReady.mockClear();
  jest.mocked(keepShownIcons).mockClear();
  reload = jest.spyOn(pageLocation, "reload").mockImplementation(() => undefined);
  isOnline = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, "serviceWorker");
  jest.useRealTimers();
});

describe("the first worker", () => {
  it("is registered for the app's scope, reports that the app opens offline, caches icons, and reloads nothing", async () => {
    await start(false);
    expect(container.register).toHaveBeenCalledWith("/app/sw.js", { scope: "/app/", updateViaCache: "none" });
    const worker = new FakeWorker();
    registration.find(worker);
    worker.install();
    expect(onOfflineReady).toHaveBeenCalledTimes(1);
    expect(keepShownIcons).toHaveBeenCalledTimes(1);
    container.takeOver(worker);
    expect(reload).not.toHaveBeenCalled();
    expect(notificationStore.get().update).toBeNull();
  });

  it("reports once when the worker was already installing and its event follows", async () => {
    const worker = new FakeWorker();
    registration.installing = worker;
    await start(false);
    registration.find(worker);
    worker.install();
    expect(onOfflineReady).toHaveBeenCalledTimes(1);
  });
});

describe("the first worker on a site that has one of its own", () => {
  it("is no new version, and reloads nothing", async () => {
    await start(true);
    container.controller = new FakeWorker();
    container.controller.scriptURL = "http://localhost/wp-sw.js";
    registration.active = null;
    stop();
    stop = followWorker(onOfflineReady);
    await jest.advanceTimersByTimeAsync(0);
    const worker = new FakeWorker();
    registration.find(worker);
    worker.install();
    expect(onOfflineReady).toHaveBeenCalledTimes(1);
    expect(notificationStore.get().update).toBeNull();
    container.takeOver(worker);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("a new version", () => {
  it("is offered when it waits, takes over on Update, and reloads the page once", async () => {
    await start(true);
    const worker = new FakeWorker();
    registration.find(worker);
    expect(notificationStore.get().update).toBeNull();
    worker.install();
    expect(onOfflineReady).not.toHaveBeenCalled();
    notificationStore.get().update?.();
    expect(worker.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
    expect(reload).not.toHaveBeenCalled();
    container.takeOver(worker);
    container.takeOver(worker);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    { until: "still waits", state: "installed" },
    { until: "has taken over without an event, as in Safari", state: "activated" },
  ])("reloads the page three seconds after Update when it $until", async ({ state }) => {
    registration.waiting = new FakeWorker();
    registration.waiting.state = "installed";
    await start(true);
    notificationStore.get().update?.();
    await jest.advanceTimersByTimeAsync(2900);
    expect(reload).not.toHaveBeenCalled();
    registration.waiting.state = state;
    await jest.advanceTimersByTimeAsync(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("asks once about unsaved edits when it takes over", async () => {
    registration.waiting = new FakeWorker();
    await start(true);
    notificationStore.get().update?.();
    enableLeaveGuard(() => undefined);
    container.takeOver(registration.waiting);
    stayHere();
    await jest.advanceTimersByTimeAsync(3000);
    expect(confirmNavigation.get()).toMatchObject({ dialogOpen: false });
    expect(reload).not.toHaveBeenCalled();
  });

  it("is offered in a page without a worker, as after Shift and Reload, and is no first installation", async () => {
    registration.active = new FakeWorker();
    await start(false);
    const worker = new FakeWorker();
    registration.find(worker);
    worker.install();
    expect(onOfflineReady).not.toHaveBeenCalled();
    expect(notificationStore.get().update).not.toBeNull();
  });

  it("that already waits is offered at the start", async () => {
    registration.waiting = new FakeWorker();
    await start(true);
    expect(notificationStore.get().update).not.toBeNull();
  });

  it("that another tab takes reloads a page without a worker, once it was offered there", async () => {
    registration.waiting = new FakeWorker();
    await start(false);
    container.takeOver(registration.waiting);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("that was asked for in a page without a worker, as after Shift and Reload, loads the page too", async () => {
    registration.waiting = new FakeWorker();
    await start(false);
    notificationStore.get().update?.();
    container.takeOver(registration.waiting);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("taken by another tab asks before it reloads a page with unsaved edits", async () => {
    await start(true);
    enableLeaveGuard(() => undefined);
    container.takeOver(new FakeWorker());
    expect(reload).not.toHaveBeenCalled();
    expect(confirmNavigation.get()).toMatchObject({ dialogOpen: true, targetRoute: "update" });
    stayHere();
    notificationStore.get().update?.();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe("the check for updates", () => {
  it("is made every 60 minutes", async () => {
    await start(true);
    await jest.advanceTimersByTimeAsync(59 * minute);
    expect(registration.update).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(minute);
    expect(registration.update).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60 * minute);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["nobody looks", () => visibility.mockReturnValue("hidden"), () => visibility.mockReturnValue("visible")],
    ["there is no network", () => isOnline.mockReturnValue(false), () => isOnline.mockReturnValue(true)],
  ])("waits while %s", async (_what, begin, end) => {
    await start(true);
    begin();
    await jest.advanceTimersByTimeAsync(90 * minute);
    expect(registration.update).not.toHaveBeenCalled();
    end();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  it("is not delayed by a clock that was set back", async () => {
    await start(true);
    jest.setSystemTime(Date.now() - 180 * minute);
    await jest.advanceTimersByTimeAsync(60 * minute);
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  it("may fail, and does not run after the stop", async () => {
    await start(true);
    registration.update.mockRejectedValue(new TypeError("no sw.js"));
    await jest.advanceTimersByTimeAsync(60 * minute);
    stop();
    await jest.advanceTimersByTimeAsync(120 * minute);
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});

describe("without a worker", () => {
  it("nothing happens in a browser without workers", () => {
    expect(() => followWorker(onOfflineReady)()).not.toThrow();
  });

  it("nothing happens when the host has no sw.js", async () => {
    registration.waiting = new FakeWorker();
    container = new FakeContainer(registration, null);
    container.register.mockRejectedValue(new TypeError("404"));
    Reflect.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
    stop = followWorker(onOfflineReady);
    await jest.advanceTimersByTimeAsync(120 * minute);
    expect(notificationStore.get().update).toBeNull();
    expect(registration.update).not.toHaveBeenCalled();
  });
});
