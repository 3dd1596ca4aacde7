import { pageOfRoute } from "./page-of-route";
import { startAnalytics } from "./start-analytics";

const id = "G-ABC123";
const invoice = pageOfRoute("invoice", "Invoice", location.origin);
const settings = pageOfRoute("settings", "Settings", location.origin);

const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const views = () => commands().filter(([, name]) => name === "page_view");
const isDisabled = () => Reflect.get(window, `ga-disable-${id}`) as unknown;

let running: ReturnType<typeof startAnalytics>;
beforeEach(() => {
  window.dataLayer = [];
  running = startAnalytics(id);
});
afterEach(() => running.stop());

describe("startAnalytics", () => {
  it("requests nothing before the first page", () => {
    expect(scripts()).toEqual([]);
    expect(commands()).toEqual([]);
  });

  it("loads the tag's script, once, from its one address", () => {
    running.countPage(invoice);
    running.countPage(settings);
    expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123"]);
    expect(isDisabled()).toBe(false);
  });

  it("configures the tag before it counts: no page view by itself, no advertising", () => {
    running.countPage(invoice);
    expect(commands().map(([name]) => name)).toEqual(["consent", "set", "js", "config", "event"]);
    expect(commands()).toContainEqual([
      "config",
      id,
      { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
    ]);
    expect(commands()[0]).toEqual([
      "consent",
      "default",
      { analytics_storage: "granted", ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" },
    ]);
  });

  it("counts each page by its template, with the previous template as referrer", () => {
    running.countPage(invoice);
    running.countPage(settings);
    expect(views()).toEqual([
      ["event", "page_view", { ...invoice, page_referrer: "", send_to: id }],
      ["event", "page_view", { ...settings, page_referrer: invoice.page_location, send_to: id }],
    ]);
  });

  it("sends commands as the tag expects them", () => {
    running.countPage(invoice);
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe("[object Arguments]");
  });

  it("leaves nothing behind when it is stopped", () => {
    running.countPage(invoice);
    document.cookie = "_ga=GA1.1.1.1; Path=/";
    running.stop();
    expect(scripts()).toEqual([]);
    expect(commands()).toEqual([]);
    expect(isDisabled()).toBe(true);
    expect(document.cookie).not.toContain("_ga");
  });

  // The error would take the whole app away: the member withdraws, or logs out.
  it("stops although a blocker guards the tag's queue", () => {
    running.countPage(invoice);
    document.cookie = "_ga=GA1.1.1.1; Path=/";
    jest.replaceProperty(window, "dataLayer", Object.freeze([{}]) as unknown[]);
    running.stop();
    expect(scripts()).toEqual([]);
    expect(document.cookie).not.toContain("_ga");
  });

  it("counts nothing once it is stopped", () => {
    running.stop();
    running.countPage(invoice);
    expect(scripts()).toEqual([]);
    expect(commands()).toEqual([]);
  });

  it("starts again with the queue that the tag watches", () => {
    running.countPage(invoice);
    const inbox = window.dataLayer;
    running.stop();
    running = startAnalytics(id);
    running.countPage(settings);
    expect(window.dataLayer).toBe(inbox);
    expect(scripts()).toHaveLength(1);
    expect(isDisabled()).toBe(false);
    expect(views()).toHaveLength(1);
  });
});
