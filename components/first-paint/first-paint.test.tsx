import { execFileSync } from "node:child_process";
import path from "node:path";
import { QueryClientProvider } from "@tanstack/react-query";
import { getByRole } from "@testing-library/dom";
import { cleanup, render } from "@testing-library/react";
import { NextIntlClientProvider, type AbstractIntlMessages } from "next-intl";
import type { ReactElement } from "react";
import { ShowCardDialog } from "@/components/membership-card/show-card/show-card-dialog";
import { MembershipCardScreen } from "@/components/membership-card/membership-card-screen";
import { AppShell } from "@/components/shell/app-shell";
import { LoadingPart } from "@/components/ui/loading-part";
import { parseAnswer } from "@/lib/api/answer";
import { localeStore, type Messages } from "@/lib/i18n/locale-store";
import { emptyConfig } from "@/lib/api/config";
import { parseJson } from "@/lib/api/parse-json";
import { drawBarcode } from "@/lib/format/draw-barcode";
import { configQuery } from "@/lib/queries/config-query";
import { handleAnswer } from "@/lib/queries/handle-result";
import { queryClient } from "@/lib/queries/query-client";
import { changeSettings } from "@/lib/settings/settings-store";
import english from "@/messages/en.json";
import finnish from "@/messages/fi.json";
import lazyFinnish from "@/messages/lazy/fi.json";
import { exampleAnswers } from "@/tools/server-contract/contract/example-answers";

let pathname = "/";
jest.mock("next/navigation", () => ({ usePathname: () => pathname }));
// Both load the server-named icons later and reserve their place.
jest.mock("@/lib/icons/load-icon");

/** The script of every exported page. It is built in another process because esbuild does not run inside jsdom. */
const script = execFileSync(
  path.join(process.cwd(), "node_modules/.bin/tsx"),
  [
    "-e",
    `import { firstPaintScript } from "./lib/build/inline-scripts";
     process.stdout.write(firstPaintScript());`,
  ],
  { encoding: "utf8" },
);

interface Answers {
  config: unknown;
  me: unknown;
}

interface EarlyOptions {
  isDark?: boolean;
  status?: number;
  language?: string;
  /** Returns the shown card after a tap on its button, instead of the page. */
  showsCard?: boolean;
}

/** The inline script's output before React: top bar, main area and bottom bar. */
async function paintedEarly(
  answers: Answers,
  { isDark = false, status = 200, language = "fi", showsCard = false }: EarlyOptions = {},
): Promise<HTMLElement> {
  document.body.innerHTML = '<div id="first-paint"></div>';
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  window.earlyAnswers = new Map([
    ["/api/fi/config", Promise.resolve(response(answers.config, status))],
    ["/api/fi/me", Promise.resolve(response(answers.me, status))],
  ]);
  const element = document.createElement("script");
  element.textContent = script;
  document.body.append(element);
  // The answers are read by promises alone.
  await new Promise((resolve) => setTimeout(resolve));
  if (showsCard) document.getElementById("show-card")?.click();
  // Pictures load with the frame.
  await new Promise(requestAnimationFrame);
  delete window.earlyAnswers;
  const place = document.querySelector(showsCard ? "dialog" : "#first-paint")!.cloneNode(true) as HTMLElement;
  document.body.innerHTML = "";
  return place;
}

/** The part of a Response that the script reads: jsdom has no Response. */
function response(body: unknown, status: number): Response {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const reply = { ok: status < 300, status, text: async () => text, clone: () => reply };
  return reply as unknown as Response;
}

function renderWith({ config, me }: Answers, element: ReactElement, messages: AbstractIntlMessages) {
  queryClient.clear();
  queryClient.setQueryData(configQuery("fi").queryKey, emptyConfig);
  for (const body of [config, me]) handleAnswer("fi", parseAnswer(body));
  return render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="fi" messages={messages} timeZone="UTC">
        {element}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

/** React's output for the same answers: the real shell around the real screen. */
function drawnByReact(
  answers: Answers,
  { isDark = false, screen = <MembershipCardScreen /> }: { isDark?: boolean; screen?: ReactElement } = {},
): HTMLElement {
  changeSettings({ darkMode: isDark, showInstallationGuideNotification: false });
  localeStore.set({ locale: "fi", messages: finnish as Messages });
  const { container } = renderWith(answers, <AppShell>{screen}</AppShell>, finnish);
  const drawn = container.cloneNode(true) as HTMLElement;
  // Does not wait for lazy parts.
  cleanup();
  return drawn;
}

/** React's shown card for the same answers. */
function shownByReact(answers: Answers): HTMLElement {
  renderWith(answers, <ShowCardDialog open onClose={() => undefined} />, { ...lazyFinnish, ...finnish });
  const drawn = document.querySelector("dialog")!.cloneNode(true) as HTMLElement;
  cleanup();
  // Below the card, and only in the app.
  getByRole(drawn, "button", { name: lazyFinnish.cardPicture.save, hidden: true }).parentElement!.remove();
  return drawn;
}

/** Markup as an indented list of lines with sorted attributes, so that a failing test shows the differing line. */
function outline(root: HTMLElement, names = ["header", "main", "nav"]): Record<string, string[]> {
  const lines = (node: Node, depth: number): string[] => {
    const indent = "  ".repeat(depth);
    if (node.nodeType === Node.TEXT_NODE)
      return node.nodeValue === "" ? [] : [`${indent}${JSON.stringify(node.nodeValue)}`];
    // React's placeholder for rows that it has not rendered yet.
    if (!(node instanceof Element) || node.matches("li[aria-hidden]")) return [];
    const attributes = [...node.attributes].map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();
    const own = `${indent}<${[node.tagName, ...attributes].join(" ")}> ${node.namespaceURI ?? ""}`;
    return [own, ...[...node.childNodes].flatMap((child) => lines(child, depth + 1))];
  };
  const of = (name: string) => [...root.querySelectorAll(`:scope > ${name}`)].flatMap((element) => lines(element, 0));
  return Object.fromEntries(names.map((name) => [name, of(name)]));
}

const ordinary = {
  config: {
    config: {
      hero_image: { url: "/files/hero.svg" },
      logo: { dark: { url: "/files/dark.svg" }, light: { url: "/files/light.svg" } },
    },
    benefits: [{ id: 1, title: "Etu" }],
    articles: [],
    events: [{ id: 1, title: "Retki" }],
  },
  me: {
    memberData: {
      _full_name: "Maija Mallikas",
      membership: [
        { title: "Vuosijäsen", _list_subtitle: "Voimassa" },
        { title: "Osasto", _list_subtitle: null },
      ],
      _details: [
        { label: "Jäsennumero", value: "104 772" },
        { label: "", value: 0 },
      ],
      assignment: [
        { _list_icon: "mdi-hiking", _list_title: "Vetäjä", _list_subtitle: "Helsinki", _dates_formatted: "2025" },
        { _list_title: "Isäntä" },
      ],
      invoice: [{ id: 1 }],
    },
  },
};

const memberWith = (fields: Record<string, unknown>): Answers => ({
  ...ordinary,
  me: { memberData: { ...ordinary.me.memberData, ...fields } },
});

const { config: exampleConfig, me: exampleMe } = exampleAnswers();
/** Every field of the contract. No invoice is unpaid, because only React shows the number of unpaid ones. */
const everyField: Answers = {
  config: exampleConfig,
  me: { memberData: { ...exampleMe.memberData, invoice: [{ id: 1 }] } },
};

/** Lists in the form that some servers send after they have removed entries. */
const keyed: Answers = {
  config: { ...ordinary.config, benefits: { 1: { id: 1 } }, events: { 2: { id: 2 } }, articles: [{ id: 1 }] },
  me: {
    memberData: { ...ordinary.me.memberData, invoice: { 0: { id: 1 }, 2: { id: 3 } } },
    events: {},
    articles: { 0: 7 },
  },
};

describe("the first paint", () => {
  let consoleError: jest.SpyInstance;
  afterEach(() => {
    expect(consoleError.mock.calls.map(String)).toEqual([]);
  });
  beforeEach(() => {
    consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
    pathname = "/";
    window.history.replaceState(null, "", "/app/");
    // Both show when the card was read, and a minute may end in between.
    jest.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, 20, 12));
  });

  it.each<[string, Answers]>([
    ["an ordinary member", ordinary],
    ["every field of the contract", everyField],
    ["an empty member", { config: {}, me: { memberData: {} } }],
    ["a warning without words", memberWith({ _has_invalid_memberships: "1" })],
    [
      "a photo of somebody with odd signs in the name",
      memberWith({ _full_name: "O$&O $1 $` {name}", _photo: "/me.jpg" }),
    ],
    [
      "a photo of somebody whose name looks like HTML",
      memberWith({ _full_name: "<b>'Maija' & \"co\"</b>", _photo: "/me.jpg" }),
    ],
    [
      "long and odd texts",
      memberWith({
        _full_name: "Ä".repeat(300),
        membership: [{ title: "<script>x</script>", _list_subtitle: "عضو" }],
        _details: [{ label: "🏔️", value: "  a  b " }, {}],
      }),
    ],
    ["many assignments", memberWith({ assignment: Array.from({ length: 300 }, (_, id) => ({ id, _list_title: id })) })],
    [
      "malformed lists",
      memberWith({ membership: [null, "x", {}], _details: "none", assignment: { 0: {} }, invoice: [[]] }),
    ],
    [
      "every collection, from me",
      { ...ordinary, me: { ...ordinary.me, articles: [{ id: 1 }], events: [], benefits: null } },
    ],
    [
      "a collection of rubbish",
      { ...ordinary, config: { articles: [null, "x", []], events: "none", benefits: { 0: {} } } },
    ],
    ["lists with numbers for keys", keyed],
    ["a member that came with config", { config: { ...ordinary.config, ...ordinary.me }, me: {} }],
  ])("matches React's output: %s", async (_sentence, answers) => {
    const early = outline(await paintedEarly(answers));
    expect(early.main?.length).toBeGreaterThan(3);
    expect(early).toEqual(outline(drawnByReact(answers)));
  });

  it.each<[string, Answers]>([
    ["every field of the contract", everyField],
    ["an empty member", { config: {}, me: { memberData: {} } }],
  ])("shows the card as React does: %s", async (_sentence, answers) => {
    const early = await paintedEarly(answers, { showsCard: true });
    const shown = shownByReact(answers);
    expect(early.getAttribute("aria-label")).toBe(shown.getAttribute("aria-label"));
    expect(outline(early, ["div"]).div?.length).toBeGreaterThan(5);
    expect(outline(early, ["div"])).toEqual(outline(shown, ["div"]));
  });

  it.each([
    ["hides this member's hidden rows on the shown card", "Maija Mallikas", false],
    ["hides nothing for another member", "Erkki Esimerkki", true],
  ])("%s", async (_sentence, person, isShown) => {
    localStorage.setItem("shownCardRows", JSON.stringify({ person, hidden: ["Jäsennumero"] }));
    const early = await paintedEarly(ordinary, { showsCard: true });
    localStorage.clear();
    expect(early.textContent.includes("104 772")).toBe(isShown);
  });

  it("draws the code once, although a resize observer reports its place in the same frame", async () => {
    const { ResizeObserver } = window;
    const drawings: (Element | null)[] = [];
    const reported = (place: Element, report: () => void) => {
      drawings.push(place.firstElementChild);
      report();
      drawings.push(place.firstElementChild);
    };
    window.ResizeObserver = class {
      constructor(private readonly report: () => void) {}
      observe(place: Element) {
        if (place.localName === "div") queueMicrotask(() => reported(place, this.report));
      }
    } as never;
    window.drawEarly = drawBarcode;
    await paintedEarly(
      { config: {}, me: { memberData: { _card_code: { value: "1", format: "qr" } } } },
      { showsCard: true },
    );
    delete window.drawEarly;
    Object.assign(window, { ResizeObserver });
    expect([drawings[0]?.localName, drawings[1] === drawings[0]]).toEqual(["svg", true]);
  });

  it("never shows a long number rounded, as React does not", async () => {
    const me = '{"memberData": {"_details": [{"label": "Viite", "value": 2026001047720102277}]}}';
    const early = await paintedEarly({ config: {}, me });
    expect(early.textContent).not.toContain("2026001047720102400");
    expect(outline(early)).toEqual(outline(drawnByReact({ config: {}, me: parseJson(me) })));
  });

  it("shows the dark theme's logo, as React does", async () => {
    const early = await paintedEarly(ordinary, { isDark: true });
    expect(early.querySelector("header img")?.getAttribute("src")).toContain("dark.svg");
    expect(outline(early)).toEqual(outline(drawnByReact(ordinary, { isDark: true })));
  });

  it.each([
    ["fi", finnish],
    ["en", english],
    ["sv", finnish],
  ])("uses the document's language %s, or Finnish", async (language, messages) => {
    const early = await paintedEarly(ordinary, { language });
    expect(early.querySelector("nav")?.textContent).toContain(messages.routes.invoiceContainer);
    expect(early.querySelector("article")?.textContent).toContain(messages.membershipCard.edit);
  });

  it.each<[string, Answers, number]>([
    ["an error", ordinary, 500],
    ["no member", { config: {}, me: {} }, 200],
    ["a redirect", { config: { redirect_url: "/x" }, me: ordinary.me }, 200],
    ["HTML", { config: "<p>x</p>", me: "<p>x</p>" }, 200],
  ])("keeps the loading text when the answers are %s", async (_sentence, answers, status) => {
    const early = await paintedEarly(answers, { status });
    expect(early.querySelector("[role=status]")?.textContent).toBe(finnish.start.loading);
    expect(early.querySelector("article")).toBeNull();
  });

  describe("on another screen's address", () => {
    const goTo = (address: string) => {
      pathname = address;
      window.history.replaceState(null, "", `/app${address}`);
    };
    afterEach(() => goTo("/"));

    it.each([
      ["/settings", "Asetukset", "H1"],
      ["/error404", "Sivua ei löytynyt", "H1"],
      ["/invoices/5012", "Laskut", "P"],
    ])("draws the shell of %s with its headline, as React does", async (address, headline, tag) => {
      goTo(address);
      const early = await paintedEarly(ordinary);
      const row = early.querySelector("header .headline > *");
      expect([row?.textContent, row?.tagName]).toEqual([headline, tag]);
      expect(outline(early)).toEqual(outline(drawnByReact(ordinary, { screen: <LoadingPart /> })));
    });

    it("keeps the loading text for an unknown address", async () => {
      goTo("/nothing-here");
      const early = await paintedEarly(ordinary);
      expect(early.querySelector("header")).toBeNull();
      expect(early.querySelector("[role=status]")?.textContent).toBe(finnish.start.loading);
    });
  });

  describe("requests config and me", () => {
    const frames: (() => void)[] = [];
    const original = { ResizeObserver: window.ResizeObserver, MessageChannel: window.MessageChannel };
    class Observer {
      constructor(private readonly call: () => void) {}
      observe = () => frames.push(this.call);
      disconnect = () => undefined;
    }
    class Channel {
      port1 = { onmessage: () => undefined };
      port2 = { postMessage: () => this.port1.onmessage() };
    }
    const fetchEarly = jest.fn();
    const keepCard = (body: object) =>
      localStorage.setItem(
        "storedCard",
        JSON.stringify({ locale: "fi", readAt: Date.now(), readAtText: "eilen", body }),
      );
    beforeEach(() => {
      frames.length = 0;
      fetchEarly.mockClear();
      Object.assign(window, { fetchEarly, ResizeObserver: Observer, MessageChannel: Channel });
    });
    afterEach(() => {
      delete window.fetchEarly;
      Object.assign(window, original);
      localStorage.clear();
    });

    it.each([
      ["the kept card", "/app/", "Maija Mallikas"],
      ["the shell of another screen", "/app/settings", "Asetukset"],
    ])("after the paint of %s", async (_sentence, address, title) => {
      window.history.replaceState(null, "", address);
      keepCard({ ...ordinary.config, ...ordinary.me });
      const early = await paintedEarly({ config: {}, me: {} });
      expect(early.querySelector("h1")?.textContent).toBe(title);
      expect(fetchEarly).not.toHaveBeenCalled();
      frames.forEach((call) => call());
      expect(fetchEarly).toHaveBeenCalledTimes(1);
    });

    it.each([
      ["no card is kept", "/app/", () => undefined],
      ["the kept one has nothing to show", "/app/", () => keepCard({})],
      ["there is no such screen", "/app/nothing-here", () => keepCard({ ...ordinary.config, ...ordinary.me })],
    ])("at once when %s", async (_sentence, address, arrange) => {
      arrange();
      window.history.replaceState(null, "", address);
      await paintedEarly({ config: {}, me: {} });
      expect(fetchEarly).toHaveBeenCalledTimes(1);
    });
  });

  it("does not end its script element early", () => {
    expect(script).not.toMatch(/<\/script/i);
  });
});
