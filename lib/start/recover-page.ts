import { sessionStore } from "@/lib/platform/storage";
import { withTimeout } from "@/lib/platform/with-timeout";
import { deleteOwnCaches, ownRegistration } from "@/lib/pwa/workers";
import { brokenChunk, fetchAgain } from "./broken-chunk";

export interface RecoveryTexts {
  text: string;
  tryAgain: string;
}

const key = "recovery";
/** Milliseconds. A file that fails again this soon is broken on the host: no reload helps. */
const minGapMs = 60_000;

/** Milliseconds after which a page that is being left has gone, and so has a worker that is unregistered. */
const graceMs = 3000;

type RecoveryStep = "reload" | "renew" | "tell";

/**
 * A page whose first scripts or styles fail reloads; then reloads without the worker and its files, which may be broken;
 * then says what to do. It stops there, to prevent a reload loop.
 * @param stored `recovery` of sessionStorage: the time of the first step, and their number
 */
export function nextRecoveryStep(stored: string | null, now: number): { step: RecoveryStep; store: string } {
  const [since = 0, count = 0] = (stored ?? "").split(",").map(Number);
  if (!(now - since < minGapMs && now >= since)) return { step: "reload", store: `${now},1` };
  return { step: count === 1 ? "renew" : "tell", store: `${since},2` };
}

/** Watches until the app runs: from then on, lazy chunks report their own failures. */
export function watchFirstFiles(texts: RecoveryTexts): void {
  const broken = new Set<string>();
  const onError = (event: ErrorEvent) => {
    const isUp = document.readyState !== "loading" && !document.getElementById("first-paint");
    const chunk = brokenChunk(event);
    if (isUp || chunk === null) return;
    broken.add(chunk);
    if (broken.size === 1) void recover(texts, broken);
  };
  addEventListener("error", onError, true);
}

async function recover(texts: RecoveryTexts, broken: Set<string>): Promise<void> {
  // WebKit and Firefox cancel the loads of a page that is being left. A reload at once would cancel the navigation too.
  if (navigator.onLine && !(await fetchAgain(broken))) await new Promise((resolve) => setTimeout(resolve, graceMs));
  const { step, store } = nextRecoveryStep(sessionStore.read(key), Date.now());
  // Without storage it could reload forever; offline no reload helps.
  if (step === "tell" || !navigator.onLine || !sessionStore.write(key, store)) return tell(texts, broken);
  if (step === "renew") {
    await forgetWorker().catch(() => undefined);
    await fetchAgain(broken);
  }
  location.reload();
}

async function forgetWorker(): Promise<void> {
  const removal = ownRegistration().then((registration) => registration?.unregister());
  // The browser removes no worker while a new one installs, which may take minutes.
  await withTimeout<unknown>(removal, graceMs, null);
  await deleteOwnCaches();
}

/** A stored card stays readable behind the message. */
function tell(texts: RecoveryTexts, broken: Set<string>): void {
  if (document.readyState === "loading") return addEventListener("DOMContentLoaded", () => tell(texts, broken));
  const bar = document.createElement("div");
  bar.setAttribute("role", "alert");
  bar.className =
    "fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-3 bg-snackbar p-4 text-on-snackbar";
  const paragraph = document.createElement("p");
  paragraph.textContent = texts.text;
  const button = document.createElement("button");
  button.className = "min-h-touch cursor-pointer rounded-full bg-primary px-5 font-semibold text-on-primary";
  button.textContent = texts.tryAgain;
  button.onclick = async () => {
    button.disabled = true;
    sessionStore.remove(key);
    await fetchAgain(broken);
    location.reload();
  };
  bar.append(paragraph, button);
  document.body.append(bar);
}
