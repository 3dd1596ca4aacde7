import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import { logOut } from "../log-out";
import { expectStored } from "./expect-stored";
import { test } from "./fault-test";
import { forgetDevice, setScenario } from "./open-freshly";
import { address, both, card, failed, heading, login, status, texts, type Outcome } from "./outcomes";
import type { Row } from "./run-rows";

// Blocked or full storage never breaks the app, and corrupt content falls back. See docs/product.md, Stored settings.

const invoice = "/app/invoices/5012";
const form = heading("My account");
const invoiceTitle = heading("Membership fee and magazine");

/** The address that reads each entry, and the outcome for any content. No entry of a group prevents the reading of another. */
const groups: { store: "localStorage" | "sessionStorage"; keys: string[]; at: string; shows: Outcome }[] = [
  { store: "localStorage", keys: ["settings"], at: "/app/", shows: card },
  { store: "localStorage", keys: ["storedCard", "shownCardRows"], at: "/app/", shows: card },
  { store: "localStorage", keys: ["startedPayments"], at: invoice, shows: invoiceTitle },
  { store: "sessionStorage", keys: ["draft.myAccount"], at: "/app/myaccount", shows: form },
  {
    store: "sessionStorage",
    keys: ["returnTo", "captchaVisits", "recovery", "redirects", "reloadedForOther", "reloadedForPart"],
    at: "/app/",
    shows: card,
  },
  { store: "sessionStorage", keys: ["returnToAt", "captchaReturn"], at: "/app/", shows: card },
];

const contents = {
  "no JSON": "{",
  null: "null",
  "a list": '[7,null,[],{"__proto__":{"polluted":"polluted"}}]',
  "an object":
    '{"__proto__":{"polluted":"polluted"},"locale":"en","readAt":1e999,"body":[],"values":7,"showCookieDialog":false}',
  "very long": "x".repeat(10_000),
};

test("corrupt entries of the browser's stores", async ({ page, tryRows }) => {
  const rowOf = (what: keyof typeof contents, group: (typeof groups)[number], keys: string[]): Row => ({
    name: keys.map((key) => `${key}: ${what}`).join(" and "),
    run: async () => {
      await forgetDevice(page);
      await setScenario(page, { persona: "ordinary" });
      const kept = {
        keys,
        store: group.store,
        content: contents[what],
        language: '{"locale":"en","showCookieDialog":false}',
      };
      await page.evaluate((entries) => {
        localStorage.setItem("settings", entries.language);
        for (const key of entries.keys) window[entries.store].setItem(key, entries.content);
      }, kept);
      await page.goto(group.at);
      if (keys.includes("settings")) await expect(page.getByRole("main")).toContainText("Maija Mallikas");
      else await group.shows(page);
    },
  });
  const rows = groups.flatMap((group) =>
    (Object.keys(contents) as (keyof typeof contents)[]).map((what) => ({
      ...rowOf(what, group, group.keys),
      parts: group.keys.map((key) => rowOf(what, group, [key])),
    })),
  );
  await tryRows("corrupt entries", rows);
});

/** The content of the database of an earlier visit. lib/offline/stored-answers.test.ts has each check. */
const databases: Record<string, unknown> = {
  nothing: undefined,
  "a member that is none": { locale: "en", person: "7", readAt: Date.now(), body: { memberData: 7 } },
  "a time without an end": { locale: "en", person: "7", readAt: Infinity, body: { memberData: { _full_name: "X" } } },
};

test("corrupt databases", async ({ page, tryRows }) => {
  const rows = Object.entries(databases).flatMap(([what, value]) =>
    [
      { me: "ok", outcome: card },
      { me: "reset", outcome: failed(texts.unreachable) },
    ].map(({ me, outcome }) => ({
      name: `${what}, me: ${me}`,
      run: async () => {
        await forgetDevice(page);
        await setScenario(page, { persona: "ordinary", me });
        await putIntoDatabase(page, value);
        await page.goto("/app/");
        await outcome(page);
      },
    })),
  );
  await tryRows("corrupt databases", rows);
});

async function putIntoDatabase(page: Page, value: unknown): Promise<void> {
  await page.evaluate(async (stored) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("jasensovellus");
      request.onupgradeneeded = () => request.result.createObjectStore("stored");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error("cannot be opened"));
    });
    const change = database.transaction("stored", "readwrite");
    change.objectStore("stored").put(stored, "answers");
    await new Promise((resolve) => (change.oncomplete = resolve));
    database.close();
  }, value);
}

/** APIs that a browser can refuse. `window.name`, which survives navigation, passes the choice to the page. */
const refusals = [
  "both stores",
  "full stores",
  "no indexedDB",
  "indexedDB throws",
  "indexedDB fails",
  "indexedDB hangs",
  "cookies",
  "no BroadcastChannel",
  "BroadcastChannel throws",
  "no serviceWorker",
  "no caches",
] as const;

function refuse(): void {
  if (window !== window.top || !location.pathname.startsWith("/app")) return;
  const what: string = window.name;
  const deny = (object: object, name: string) =>
    Object.defineProperty(object, name, {
      configurable: true,
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  const lack = (object: object, name: string) => Object.defineProperty(object, name, { value: undefined });
  if (what === "both stores") {
    deny(window, "localStorage");
    deny(window, "sessionStorage");
  }
  if (what === "full stores")
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  if (what === "no indexedDB") lack(window, "indexedDB");
  if (what === "indexedDB throws")
    IDBFactory.prototype.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
  if (what === "indexedDB fails")
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as IDBOpenDBRequest;
      Object.defineProperty(request, "error", { value: new DOMException("broken", "UnknownError") });
      setTimeout(() => void request.onerror?.(new Event("error")));
      return request;
    };
  if (what === "indexedDB hangs") IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  if (what === "cookies") deny(Document.prototype, "cookie");
  if (what === "no BroadcastChannel") lack(window, "BroadcastChannel");
  if (what === "BroadcastChannel throws")
    window.BroadcastChannel = function refused() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    } as unknown as typeof BroadcastChannel;
  if (what === "no serviceWorker") Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  if (what === "no caches") lack(window, "caches");
}

const logOutToLogin = both(logOut, login);

test.describe("APIs that the browser refuses", () => {
  // Without stored settings the app asks about cookies.
  const answerQuestion = async (page: Page) => {
    await page.getByRole("button", { name: /välttämättöm/ }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  const flows: Record<string, { at: string; scenario?: Record<string, string>; go: Outcome }> = {
    start: { at: "/app/", go: card },
    // On the card that the previous row has opened.
    logout: { at: "/app/", go: logOutToLogin },
    "start without a session": { at: "/app/settings", scenario: { me: "401" }, go: login },
    Save: {
      at: "/app/myaccount",
      go: async (page) => {
        await page.getByRole("textbox", { name: /^(?:Street address|Katuosoite)/ }).fill("Uusi katu 1");
        await page.getByRole("button", { name: /^(?:Save|Tallenna)$/ }).click();
        await status(/Your details have been saved|Tietosi on tallennettu/)(page);
      },
    },
    payment: {
      at: invoice,
      go: async (page) => {
        await page
          .getByRole("main")
          .getByRole("button", { name: /^(?:Pay invoice|Maksa lasku)$/ })
          .click();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: /^(?:Continue|Jatka)$/ })
          .click();
        await address(/\/provider\/pay/)(page);
      },
    },
  };

  /** The start and the logout use every API. The other flows use the stores, each through one file, and the database. */
  const usedByEachFlow = ["both stores", "full stores", "indexedDB hangs"];

  /** Whether the page shows the card while the browser refuses this. */
  const isStarted = async (page: Page, what: string) =>
    new URL(page.url()).pathname === "/app/" &&
    (await page.evaluate(() => window.name)) === what &&
    (await page.getByRole("heading", { level: 1, name: "Maija Mallikas" }).isVisible());

  test("never breaks the app", async ({ page, tryRows }) => {
    await page.addInitScript(refuse);
    const rows = refusals.flatMap((what) =>
      Object.entries(flows)
        .filter(([flow]) => usedByEachFlow.includes(what) || flow === "start" || flow === "logout")
        .map(([flow, { at, scenario, go }]) => ({
          name: `${what}: ${flow}`,
          run: async () => {
            const isOpen = go === logOutToLogin && (await isStarted(page, what));
            if (!isOpen) {
              await forgetDevice(page);
              await setScenario(page, { persona: "ordinary", ...scenario });
              await page.evaluate((name) => (window.name = name), what);
              await page.goto(at);
              if (!scenario && what === "both stores") await answerQuestion(page);
            }
            await go(page);
          },
        })),
    );
    await tryRows("refused storage", rows);
  });
});

test("a logout is final, whatever the database does", async ({ page, tryRows, openFreshly }) => {
  await page.addInitScript(refuse);
  const rows = ["indexedDB throws", "indexedDB fails", "indexedDB hangs"].map((what) => ({
    name: what,
    run: async () => {
      await openFreshly("/app/");
      await expectStored(page, "localStorage", "storedCard", "Maija");
      await page.goto("/mock/landed");
      await page.evaluate((name) => (window.name = name), what);
      await page.goto("/app/");
      await card(page);
      await logOutToLogin(page);
      await page.evaluate(() => (window.name = ""));
      await setScenario(page, { config: "reset", me: "reset" });
      await page.goto("/app/");
      await failed(texts.unreachable)(page);
      await expect(page.getByText("Maija")).toHaveCount(0);
    },
  }));
  await tryRows("logout", rows);
});

test("blocked cookies end at the login, every time", async ({ page, tryRows, openFreshly }) => {
  await page.route(/\/api\//, async (route) => {
    const { cookie: _cookie, ...headers } = await route.request().allHeaders();
    const answer = await route.fetch({ headers: { ...headers, cookie: "" } });
    await route.fulfill({ response: answer });
  });
  const rows = ["/app/", "/app/invoices/5012?status=ok", "/app/myaccount"].map((at) => ({
    name: at,
    run: async () => {
      await openFreshly(at);
      await login(page);
      await page.goto(at);
      await login(page);
    },
  }));
  await tryRows("blocked cookies", rows);
});
