import type { Page } from "@playwright/test";
import type { Wire } from "@/e2e/mock-server/wire";

export type Answers = { config: Wire; me: Wire };

/** The server's real answers for a persona, with lists cut to one entry of each type. */
export async function realAnswers(page: Page, persona: string): Promise<Answers> {
  await page.request.get("/mock/set", { params: { persona } });
  const read = async (call: string) => shortened((await (await page.request.get(`/api/en/${call}`)).json()) as Wire);
  return { config: await read("config"), me: await read("me") };
}

function shortened(value: Wire): Wire {
  if (Array.isArray(value)) {
    const isTyped = (entry: Wire) => typeof entry === "object" && entry !== null && "type" in entry;
    return value.filter((entry, index) => index < 3 || isTyped(entry)).map(shortened);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

export interface ServedAnswers {
  /** Sets the answers of config and me from now on. */
  serve: (answers: Answers) => void;
  /** Makes the app reload them behind the current screen, as when another tab changes the language. */
  readAgain: () => Promise<void>;
}

/** Mocks config and me. Each answer carries its own word, which shows that it has been rendered. */
export async function serveAnswers(page: Page, first: Answers): Promise<ServedAnswers> {
  let answers = first;
  let reading = 0;
  // The word of me appears only after config was served.
  let configIsGiven: Promise<void> = Promise.resolve();
  await page.route(/\/api\/(?:fi|en)\/(?:config|me)(?:\?|$)/, async (route) => {
    const isMe = new URL(route.request().url()).pathname.endsWith("/me");
    const body = isMe ? { ...withPhotoOf(reading, answers.me), message: wordOf(reading) } : answers.config;
    if (isMe) await configIsGiven;
    const isGiven = route.fulfill({ contentType: "application/json", body: JSON.stringify(body) });
    if (!isMe) configIsGiven = isGiven;
    await isGiven;
  });
  return {
    serve: (next) => (answers = next),
    readAgain: async () => {
      reading += 1;
      await page.evaluate(changeLanguage, wordOf(reading));
    },
  };
}

/**
 * Gives each reading its own photo address. With a broken id the member counts as another one, and an equal address would then
 * reload the page.
 */
function withPhotoOf(reading: number, me: Wire): object {
  const { memberData } = me as { memberData?: { _photo?: Wire } };
  if (typeof memberData?._photo !== "string") return me as object;
  return { ...(me as object), memberData: { ...memberData, _photo: `${memberData._photo}?${reading}` } };
}

/** Resolves when the page shows the answer's word. Polling from outside would dominate a row's time. */
function changeLanguage(word: string): Promise<void> {
  const notes = () => [...document.querySelectorAll(".snackbars [role]")];
  const before = notes();
  // Without a member the app shows its own error text, which stays until the next notification.
  const isSaid = () =>
    notes().some(
      (note) => note.textContent.includes(word) || (note.getAttribute("role") === "alert" && !before.includes(note)),
    );
  const locale = document.documentElement.lang === "fi" ? "en" : "fi";
  const newValue = JSON.stringify({ locale, showCookieDialog: false, showInstallationGuideNotification: false });
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (!isSaid()) return;
      observer.disconnect();
      resolve();
    }).observe(document, { childList: true, subtree: true, characterData: true });
    localStorage.setItem("settings", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "settings", newValue }));
  });
}

const wordOf = (reading: number) => `Reading ${reading}.`;
