import { QueryObserver } from "@tanstack/react-query";
import { translate } from "@/lib/i18n/translate";
import { hideNotification, notificationStore, notify } from "@/lib/notifications/notifications";
import { collectionKey } from "@/lib/queries/cached";
import { queryClient } from "@/lib/queries/query-client";
import { followInterruptions } from "./follow-interruptions";

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
let stop: () => void;

beforeEach(() => {
  hideNotification();
  queryClient.clear();
  stop = followInterruptions();
});
afterEach(() => stop());

describe("a message of a page that is shown", () => {
  const unreachable = () => translate("errors.unreachable");
  it.each([
    ["from the cache goes, if it is about the network", unreachable, true, false],
    ["from the cache goes, if the network is its reason", () => `Not checked. (${unreachable()})`, true, false],
    ["from the cache stays, if it is about anything else", () => "Not saved", true, true],
    ["for the first time stays", unreachable, false, true],
  ])("%s", (_what, text, persisted, visible) => {
    notify(text(), "error");
    show(persisted);
    expect(notificationStore.get().visible).toBe(visible);
  });
});

describe("a list of a page from the cache", () => {
  const read = jest.fn();
  /** The list is on the screen, and was read once. */
  async function showList(): Promise<() => void> {
    const options = { queryKey: collectionKey("events", "fi"), queryFn: read, retry: false };
    const stopShowing = new QueryObserver(queryClient, options).subscribe(() => undefined);
    await queryClient.fetchQuery(options).catch(() => undefined);
    read.mockClear();
    return stopShowing;
  }
  beforeEach(() => read.mockReset());

  it.each([
    ["that failed is read again", () => Promise.reject(new Error("Load failed")), 1],
    ["that was read is not", () => Promise.resolve([]), 0],
  ])("%s", async (_what, answer, times) => {
    read.mockImplementation(answer);
    const stopShowing = await showList();
    read.mockResolvedValue([]);
    show(true);
    expect(read).toHaveBeenCalledTimes(times);
    stopShowing();
  });
});

it("stops on request", () => {
  stop();
  notify(translate("errors.unreachable"), "error");
  show(true);
  expect(notificationStore.get().visible).toBe(true);
});
