import { parseAnswer } from "@/lib/api/answer";
import { network } from "@/lib/base/network";
import { loadIcon } from "@/lib/icons/load-icon";
import { handleAnswer } from "@/lib/queries/handle-answer";
import { createQueryClient } from "@/lib/queries/query-client";
import { iconNames, keepNamedIcons } from "./keep-named-icons";

jest.mock("@/lib/icons/load-icon", () => ({ loadIcon: jest.fn() }));

const loaded = () => jest.mocked(loadIcon).mock.calls.map(([name]) => name);
const aMinute = 60_000;
const member = (icon: string) => ({ _full_name: "Maija Mallikas", invoice: [{ id: 1, _icon: icon }] });

/** Whether a worker looks after the page. */
const setWorker = (controller: object | null) =>
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { controller } });

beforeEach(() => {
  setWorker({});
  jest.useFakeTimers();
  jest.mocked(loadIcon).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("keepNamedIcons", () => {
  it("fetches what the answers name, once it is quiet, and what a later one adds", () => {
    const client = createQueryClient();
    handleAnswer(
      client,
      "fi",
      parseAnswer({ memberData: member("mdi-receipt"), events: [{ id: 1, icon: "mdi-home" }] }),
    );
    const stop = keepNamedIcons(client);
    expect(loaded()).toEqual([]);
    jest.advanceTimersByTime(aMinute);
    expect(loaded().sort()).toEqual(["mdi-cookie", "mdi-home", "mdi-receipt"]);
    handleAnswer(client, "fi", parseAnswer({ memberData: member("mdi-star") }));
    jest.advanceTimersByTime(aMinute);
    expect(loaded()).toContain("mdi-star");
    stop();
  });

  it("fetches nothing on a first visit, which no worker looks after", () => {
    setWorker(null);
    const stop = keepNamedIcons(createQueryClient());
    jest.advanceTimersByTime(aMinute);
    expect(loaded()).toEqual([]);
    stop();
  });

  it("fetches nothing without a network, and nothing once it is stopped", () => {
    const client = createQueryClient();
    jest.spyOn(network, "isOnline").mockReturnValue(false);
    const stop = keepNamedIcons(client);
    jest.advanceTimersByTime(aMinute);
    stop();
    jest.mocked(network.isOnline).mockReturnValue(true);
    handleAnswer(client, "fi", parseAnswer({ memberData: member("mdi-star") }));
    jest.advanceTimersByTime(aMinute);
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
  ])("finds in %s", (_, value, names) => {
    expect(iconNames([value])).toEqual(names);
  });

  it("ends at what contains itself", () => {
    const round: Record<string, unknown> = { icon: "mdi-home" };
    round.self = round;
    expect(iconNames([round])).toEqual(["mdi-home"]);
  });
});
