import type { ReactElement } from "react";

/**
 * Children without bare text, safe as siblings: page translation replaces text nodes, and React then loses track of
 * those it keeps. Wrap a text in its own element; lint refuses bare ones.
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
