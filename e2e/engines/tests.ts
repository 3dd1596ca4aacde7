import { accountFlows } from "./flows/account";
import { cardFlows } from "./flows/card";
import { keyboardFlows } from "./flows/keyboard";
import { offlineFlows } from "./flows/offline";
import { paymentFlows } from "./flows/payment";
import { settingsFlows } from "./flows/settings";
import { watchingFlows } from "./flows/watching";
import type { Flows } from "./visit";

/** What has to work in every engine; everything else is tested in Chromium. */
export const tests: Flows = {
  ...watchingFlows,
  ...cardFlows,
  ...keyboardFlows,
  ...accountFlows,
  ...paymentFlows,
  ...settingsFlows,
  ...offlineFlows,
};
