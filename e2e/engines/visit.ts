import type { MockServer } from "@/e2e/mock-server/server";
import type { BrowserWindow } from "./browser-window";
import { Screen } from "./screen";
import { until } from "./until";
import { takeProblems } from "./watched-site";

/** A member's browser and the association's server, both new to each other. */
export class Visit {
  readonly screen: Screen;

  constructor(
    readonly window: BrowserWindow,
    readonly server: MockServer,
  ) {
    this.screen = new Screen(window);
  }

  async go(address: string): Promise<void> {
    await this.window.go(this.server.url + address);
  }

  /** Opens an address of the app for the ordinary member, in English, with nothing that opens by itself. */
  async open(address: string, { scenario = {}, settings = {} }: Start = {}): Promise<void> {
    const calm = { locale: "en", showCookieDialog: false, showInstallationGuideNotification: false, ...settings };
    await this.go(`/mock/set?${new URLSearchParams({ ...scenario, persona: "ordinary", then: "/login" })}`);
    await this.window.run("localStorage.setItem('settings', arguments[0])", JSON.stringify(calm));
    await this.go(address);
  }

  /** Waits until the app opens without a network. It says so in a notice, which takes the place of any other. */
  async workerHasEverything(): Promise<void> {
    const script =
      "return navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')";
    await until("the worker has everything", () => this.window.run(script));
  }

  /** What has gone wrong in the pages since this was last asked. */
  takeProblems(): Promise<string[]> {
    return this.window.run(takeProblems);
  }
}

type Start = { scenario?: Record<string, string>; settings?: Record<string, unknown> };

/** What a member does, by the sentence that says what then has to happen. */
export type Flows = Record<string, (visit: Visit) => Promise<void>>;
