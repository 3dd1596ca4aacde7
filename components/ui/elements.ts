import type { ReactElement } from "react";

/**
 * Children that hold no bare text, so that they may stand beside others: the browser's page translation replaces text nodes, and
 * React loses those that it keeps itself. A text goes into an element of its own; lint refuses the others.
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
