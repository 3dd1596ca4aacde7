import { announceLogout, onLogoutElsewhere } from "./session-channel";

/** What of a channel is used: jsdom has none. */
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

const heard: string[] = [];
let stop: () => void;
beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  heard.length = 0;
  stop = onLogoutElsewhere((news) => heard.push(news));
});
afterEach(() => {
  stop();
  delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
});

const post = (data: unknown) => new Channel("jasensovellus-session").postMessage(data);

it("tells of a logout in another tab, not of one in its own", () => {
  announceLogout("begun");
  expect(heard).toEqual([]);
  post({ tab: 2, logout: "begun" });
  post({ tab: 2, logout: "failed" });
  expect(heard).toEqual(["begun", "failed"]);
});

it.each([
  null,
  undefined,
  "ended",
  {},
  { type: "ping" },
  { logout: "ended" },
  { tab: 2, logout: "soon" },
  [2, "ended"],
])("takes no notice of %j", (data) => {
  post(data);
  expect(heard).toEqual([]);
});

it("takes no notice of what other pages of the site tell each other", () => {
  new Channel("session").postMessage({ tab: 2, logout: "ended" });
  expect(heard).toEqual([]);
});
