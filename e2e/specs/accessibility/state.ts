import type { Page } from "@playwright/test";
import type { Words } from "./words";

/** A screen as a member may find it. */
export interface State {
  name: string;
  persona?: string;
  address?: string;
  scenario?: Record<string, string>;
  settings?: Record<string, unknown>;
  /** What the member does once the app is up; ends when the state is on the screen. */
  reach?: (page: Page, words: Words) => Promise<void>;
}
