import { cardFlows } from "./flows/card";
import { paymentFlows } from "./flows/payment";
import type { Flows } from "./visit";

/** What has to work in every engine; everything else is tested in Chromium. */
export const tests: Flows = {
  ...cardFlows,
  ...paymentFlows,
};
