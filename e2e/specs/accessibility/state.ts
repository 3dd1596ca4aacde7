import type { Page } from "@playwright/test";
import type { Words } from "./words";

/** A screen in a certain state. */
export interface State {
  name: string;
  /** Another state with the same layout, which covers the sizes. */
  like?: string;
  persona?: string;
  address?: string;
  scenario?: Record<string, string>;
  settings?: Record<string, unknown>;
  /** Actions after the start; resolves when the state is shown. */
  reach?: (page: Page, words: Words) => Promise<void>;
  /** States reached from this one with its dialogs closed, visited one after the other on one page. */
  next?: readonly Reached[];
}

export interface Reached {
  name: string;
  like?: string;
  reach: (page: Page, words: Words) => Promise<void>;
}
