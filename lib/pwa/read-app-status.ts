import { onPageVisible } from "@/lib/platform/page-visibility";
import { ownRegistration } from "./workers";

/** The worker that makes the app open offline: none, installing, active, or active with a newer one waiting. */
export type WorkerState = "none" | "installing" | "active" | "waiting";

/** What the browser reports about the app's worker and storage; null means unknown. */
export interface AppStatus {
  worker: WorkerState;
  storedBytes: number | null;
  /** False: the browser may clear it when space runs short. */
  isKept: boolean | null;
}

/** Never rejects: anything that the browser refuses to report is null. */
export async function readAppStatus(): Promise<AppStatus> {
  const [worker, estimate, isKept] = await Promise.all([
    readWorkerState(),
    orNull(() => navigator.storage.estimate()),
    orNull(() => navigator.storage.persisted()),
  ]);
  return { worker, storedBytes: estimate?.usage ?? null, isKept };
}

/** Calls back when the member returns to the page, and when the worker becomes active. @returns stops it */
export function onAppStatusChange(listener: () => void): () => void {
  let isOver = false;
  const stopFollowing = onPageVisible(listener);
  void orNull(() => navigator.serviceWorker.ready).then((registration) => {
    if (registration && !isOver) listener();
  });
  return () => {
    isOver = true;
    stopFollowing();
  };
}

async function readWorkerState(): Promise<WorkerState> {
  const registration = await orNull(ownRegistration);
  if (!registration) return "none";
  if (registration.waiting) return "waiting";
  return registration.active ? "active" : "installing";
}

/** An insecure origin or a strict setting removes the API, or rejects the call. */
async function orNull<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
