"use client";

import { LayoutRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { use, type ContextType } from "react";
import type { Elements } from "@/components/ui/elements";

/** A layout or page of the data that Next puts into an exported page: `d.r` what it draws, `c` what stands in its slots. */
export interface PageNode {
  d: { r: Elements };
  c?: ReadonlyMap<string, PageNode>;
}

type LayoutContext = NonNullable<ContextType<typeof LayoutRouterContext>>;
type RenderTree = LayoutContext["parentRenderTree"];

/**
 * In place of what Next draws a slot of a layout with: no boundaries for what its router throws, no pages of before that are
 * kept hidden. Used where pages are exported too, where the context is Next's own.
 */
export default function LayoutRouter({ parallelRouterKey }: { parallelRouterKey: string }) {
  const context = use(LayoutRouterContext);
  const slot = context?.parentRenderTree.slots?.get(parallelRouterKey);
  if (!context || !slot) return null;
  return <LayoutRouterContext value={{ ...context, parentRenderTree: slot }}>{slot.data.rsc}</LayoutRouterContext>;
}

/** In place of Next's provider of loading.tsx, of which there is none. */
export function LoadingBoundaryProvider({ children }: { children: Elements }) {
  return children;
}

/** The context in which a page's layout is drawn. */
export function layoutContext(page: PageNode): LayoutContext {
  return { parentRenderTree: renderTree(page) } as LayoutContext;
}

function renderTree({ d, c }: PageNode): RenderTree {
  const slots = c && new Map([...c].map(([name, node]) => [name, renderTree(node)]));
  return { data: { rsc: d.r }, slots: slots ?? null } as RenderTree;
}
