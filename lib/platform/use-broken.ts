import { useState } from "react";
import { useLoadAttempt } from "./use-load-attempt";

/** Whether an address has failed to load. It counts as whole again when the network is back: then it loads once more. */
export function useBroken(address: string) {
  const attempt = `${useLoadAttempt()} ${address}`;
  const [brokenAttempt, setBrokenAttempt] = useState("");
  return { isBroken: brokenAttempt === attempt, reportBroken: () => setBrokenAttempt(attempt) };
}
