import { appScope } from "@/lib/config/base-path";
import { isOwnCache } from "@/lib/platform/stored-data";
import { sessionStore } from "@/lib/platform/storage";
import { brokenPart, fetchAgain } from "@/lib/platform/broken-part";

export interface RecoveryTexts {
  text: string;
  tryAgain: string;
}

const key = "recovery";
/** Milliseconds: what is broken again so soon is broken on the host, and no reload mends it. */
const once = 60_000;

type RecoveryStep = "reload" | "renew" | "tell";

/**
 * A page whose first scripts or styles do not arrive loads itself again; then once more without the worker and its files, should they be
 * the broken ones; then it says what to do. Never more, so that no reload follows another for ever.
 * @param stored what `recovery` in sessionStorage holds: when the first of these steps was, and how many there were
 */
export function nextRecoveryStep(stored: string | null, now: number): { step: RecoveryStep; store: string } {
  const [since = 0, count = 0] = (stored ?? "").split(",").map(Number);
  if (!(now - since < once && now >= since)) return { step: "reload", store: `${now},1` };
  return { step: count === 1 ? "renew" : "tell", store: `${since},2` };
}

/** Watches until the app itself is up: from then on the parts that are loaded later say themselves what became of them. */
export function watchFirstFiles(texts: RecoveryTexts): void {
  const broken = new Set<string>();
  const onError = (event: ErrorEvent) => {
    const isUp = document.readyState !== "loading" && !document.getElementById("first-paint");
    const part = brokenPart(event);
    if (isUp || part === null) return;
    broken.add(part);
    if (broken.size === 1) void recover(texts, broken);
  };
  addEventListener("error", onError, true);
}

async function recover(texts: RecoveryTexts, broken: Set<string>): Promise<void> {
  const { step, store } = nextRecoveryStep(sessionStore.read(key), Date.now());
  // Where nothing can be remembered a reload might follow the other for ever; without a network none helps.
  if (step === "tell" || !navigator.onLine || !sessionStore.write(key, store)) return tell(texts, broken);
  if (step === "renew") await forgetWorker().catch(() => undefined);
  await fetchAgain(broken);
  location.reload();
}

async function forgetWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(appScope);
  await registration?.unregister();
  const scope = new URL(appScope, location.href).href;
  for (const name of await caches.keys()) if (isOwnCache(name, scope)) await caches.delete(name);
}

/** The stored card, if there is one, stays readable behind it. */
function tell(texts: RecoveryTexts, broken: Set<string>): void {
  if (document.readyState === "loading") return addEventListener("DOMContentLoaded", () => tell(texts, broken));
  const bar = document.createElement("div");
  bar.setAttribute("role", "alert");
  bar.className =
    "fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-3 bg-snackbar p-4 text-on-snackbar";
  const words = document.createElement("p");
  words.textContent = texts.text;
  const button = document.createElement("button");
  button.className = "min-h-touch cursor-pointer rounded-full bg-primary px-5 font-semibold text-on-primary";
  button.textContent = texts.tryAgain;
  button.onclick = async () => {
    button.disabled = true;
    sessionStore.remove(key);
    await fetchAgain(broken);
    location.reload();
  };
  bar.append(words, button);
  document.body.append(bar);
}
