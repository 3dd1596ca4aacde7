import { until } from "../until";
import type { Flows } from "../visit";

/** What every other flow relies on when it says that nothing went wrong in it. */
export const watchingFlows: Flows = {
  "what a script throws and what the policy refuses is seen": async (visit) => {
    const { screen, window } = visit;
    await visit.open("/app/");
    await screen.sees("heading", "Maija Mallikas");
    // Not `throw`, nor a style: one engine runs what a driver sends in a world beside the page's.
    await window.run("reportError(new Error('on purpose')); new Image().src = 'http://insecure.example/'");
    const problems: string[] = [];
    await until("both are noted", async () => {
      problems.push(...(await visit.takeProblems()));
      return (
        problems.some((text) => text.includes("on purpose")) && problems.some((text) => text.startsWith("policy:"))
      );
    });
  },
};
