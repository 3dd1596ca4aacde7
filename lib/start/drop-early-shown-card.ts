import { earlyShownCard } from "./early-shown-card";
import { startState, subscribeStart } from "./start-store";

/** Removes the shown card of the first paint when the start ends without a card, as after a 403. @returns stops it */
export function dropEarlyShownCard(): () => void {
  const check = () => {
    const { name } = startState();
    if (name !== "loading" && name !== "ready") earlyShownCard()?.remove();
  };
  check();
  return subscribeStart(check);
}
