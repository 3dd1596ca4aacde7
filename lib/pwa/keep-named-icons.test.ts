import { parseAnswer } from "@/lib/api/answer";
import { network } from "@/lib/platform/network";
import { loadIcon } from "@/lib/icons/load-icon";
import { handleAnswer } from "@/lib/queries/handle-result";
import { queryClient } from "@/lib/queries/query-client";
import { iconNames, keepNamedIcons } from "./keep-named-icons";
import { keepShownIcons } from "./keep-shown-icons";

jest.mock("@/lib/icons/load-icon", () => ({ loadIcon: jest.fn() }));
jest.mock("./keep-shown-icons", () => ({ keepShownIcons: jest.fn() }));

const loaded = () => jest.mocked(loadIcon).mock.calls.map(([name]) => name);
const aMinute = 60_000;
const member = (icon: string) => ({ _full_name: "Maija Mallikas", invoice: [{ id: 1, _icon: icon }] });

/** @param controller the page's worker @param ready resolves when one is active */
const setWorker = (controller: object | null, ready = Promise.resolve()) =>
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { controller, ready } });

beforeEach(() => {
  queryClient.clear();
  setWorker({});
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

describe("keepNamedIcons", () => {
  it("fetches the icons that answers name, after a pause, for the page's worker to cache", async () => {
    handleAnswer("fi", parseAnswer({ memberData: member("mdi-receipt"), events: [{ id: 1, icon: "mdi-home" }] }));
    const stop = keepNamedIcons();
    expect(loaded()).toEqual([]);
    await jest.advanceTimersByTimeAsync(aMinute);
    expect(loaded().sort()).toEqual(["mdi-cookie", "mdi-home", "mdi-receipt"]);
    handleAnswer("fi", parseAnswer({ memberData: member("mdi-star") }));
    await jest.advanceTimersByTimeAsync(aMinute);
    expect(loaded()).toContain("mdi-star");
    expect(keepShownIcons).not.toHaveBeenCalled();
    stop();
  });

  it("on a first visit waits for the worker, and caches the icons itself", async () => {
    let install = () => undefined as void;
    setWorker(null, new Promise((resolve) => (install = resolve)));
    const stop = keepNamedIcons();
    await jest.advanceTimersByTimeAsync(aMinute);
    expect(loaded()).toEqual([]);
    install();
    await jest.advanceTimersByTimeAsync(aMinute);
    expect(loaded()).toEqual(["mdi-cookie"]);
    expect(keepShownIcons).toHaveBeenCalledTimes(1);
    stop();
  });

  it("fetches nothing when stopped before the worker is ready, or without workers", async () => {
    keepNamedIcons()();
    Reflect.deleteProperty(navigator, "serviceWorker");
    const stop = keepNamedIcons();
    await jest.advanceTimersByTimeAsync(aMinute);
    expect(loaded()).toEqual([]);
    stop();
  });

  it("fetches nothing without a network, and nothing once it is stopped", async () => {
    jest.spyOn(network, "isOnline").mockReturnValue(false);
    const stop = keepNamedIcons();
    await jest.advanceTimersByTimeAsync(aMinute);
    stop();
    jest.mocked(network.isOnline).mockReturnValue(true);
    handleAnswer("fi", parseAnswer({ memberData: member("mdi-star") }));
    await jest.advanceTimersByTimeAsync(aMinute);
    expect(loaded()).toEqual([]);
  });
});

describe("iconNames", () => {
  it.each<[string, unknown, string[]]>([
    ["no value", null, []],
    ["a text", "mdi-home", []],
    ["an icon deep within lists", { a: [{ b: { icon: "mdi-home" } }] }, ["mdi-home"]],
    ["the same twice", [{ icon: "mdi-home" }, { icon: "mdi-home" }], ["mdi-home"]],
    [
      "an empty name, a number and an object",
      [{ icon: "" }, { icon: 7 }, { icon: { icon: "mdi-star" } }],
      ["mdi-star"],
    ],
    ["thousands", Array.from({ length: 100_000 }, (_, id) => ({ icon: `mdi-${id % 3}` })), ["mdi-0", "mdi-1", "mdi-2"]],
  ])("finds the names in %s", (_, value, names) => {
    expect(iconNames([value])).toEqual(names);
  });

  it("ends at a cyclic value", () => {
    const round: Record<string, unknown> = { icon: "mdi-home" };
    round.self = round;
    expect(iconNames([round])).toEqual(["mdi-home"]);
  });
});
