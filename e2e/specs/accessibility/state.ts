import type { Page } from "@playwright/test";
import type { Words } from "./words";

/** A screen as a member may find it. */
export interface State {
  name: string;
  /** Another state that has the same layout: sizes are tried there. */
  like?: string;
  persona?: string;
  address?: string;
  scenario?: Record<string, string>;
  settings?: Record<string, unknown>;
  /** What the member does once the app is up; ends when the state is on the screen. */
  reach?: (page: Page, words: Words) => Promise<void>;
  /** States that are reached from this one, with its dialogs closed: they are visited one after the other, on one page. */
  next?: readonly Reached[];
}

export interface Reached {
  name: string;
  like?: string;
  reach: (page: Page, words: Words) => Promise<void>;
}
