import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import { storeSettings } from "@/e2e/fresh-step";
import { screenShown } from "../screen-shown";
import { animationsEnded } from "./animations-ended";
import type { State } from "./state";
import { words, type Locale } from "./words";

export type Open = (persona: string, address?: string, scenario?: Record<string, string>) => Promise<void>;

/** Opens a state in one language; resolves when the state is shown and no rendering is pending. */
export async function openState(page: Page, open: Open, state: State, locale: Locale): Promise<void> {
  await storeSettings(page, { locale, showInstallationGuideNotification: false, ...state.settings });
  await open(state.persona ?? "ordinary", state.address, state.scenario);
  if (!isHeldUp(state)) await expect(page.locator("#first-paint")).toHaveCount(0);
  await (state.reach ?? screenShown)(page, words[locale]);
  await page.evaluate(animationsEnded);
}

/** The start hangs: its calls get no answer. */
function isHeldUp({ scenario }: State): boolean {
  return scenario !== undefined && ("me" in scenario || "config" in scenario);
}
