import { announceLogout, onLogoutElsewhere } from "./session-channel";

/** The parts of a channel that are used. */
class Channel {
  static all: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.all.push(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    Channel.all = Channel.all.filter((other) => other !== this);
  }
}

const heard: [string, number][] = [];
let stop: () => void;
beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  Channel.all = [];
  heard.length = 0;
  stop = onLogoutElsewhere((...news) => heard.push(news));
});
afterEach(() => {
  stop();
  delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
});

const post = (data: unknown) => new Channel("jasensovellus-session").postMessage(data);

it("reports a logout in another tab, not in its own", () => {
  announceLogout("begun", 5);
  expect(heard).toEqual([]);
  post({ tab: 2, logout: "begun", begunAt: 5 });
  post({ tab: 2, logout: "failed", begunAt: 5 });
  expect(heard).toEqual([
    ["begun", 5],
    ["failed", 5],
  ]);
});

it("closes each channel after its use", () => {
  announceLogout("begun", 5);
  expect(Channel.all).toHaveLength(1);
  stop();
  expect(Channel.all).toEqual([]);
});

it.each([
  ["is none", undefined],
  [
    "is refused",
    function refuse() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  ],
])("works without a channel when there %s", (_sentence, refused) => {
  Object.assign(globalThis, { BroadcastChannel: refused });
  expect(() => announceLogout("begun", 5)).not.toThrow();
  expect(onLogoutElsewhere(() => undefined)()).toBeUndefined();
});

it.each([
  null,
  undefined,
  "ended",
  {},
  { type: "ping" },
  { logout: "ended", begunAt: 5 },
  { tab: 2, logout: "soon", begunAt: 5 },
  { tab: 2, logout: "ended" },
  { tab: 2, logout: "ended", begunAt: "now" },
  [2, "ended"],
])("ignores %j", (data) => {
  post(data);
  expect(heard).toEqual([]);
});

it("ignores messages of the site's other pages", () => {
  new Channel("session").postMessage({ tab: 2, logout: "ended", begunAt: 5 });
  expect(heard).toEqual([]);
});
