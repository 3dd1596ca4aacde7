"use client";

import { useMemo, type ComponentType } from "react";
import { parseContentBlocks, type ContentBlock } from "@/lib/api/content-block";
import { debugLog } from "@/lib/base/debug";
import { FilesBlock } from "./files-block";
import { ImageBlock } from "./image-block";
import { TextContentBlock } from "./text-content-block";

export interface BlockProps {
  block: ContentBlock;
}

/** One component for each block type; an unknown type is left out and named in debug mode. */
const registry: Record<string, ComponentType<BlockProps>> = {
  text_content_block: TextContentBlock,
  image_block: ImageBlock,
  files_block: FilesBlock,
};

/** A list of content blocks, 10 spacing units (of 4 px) apart (spec 3). */
export function ContentBlocks({ rawBlocks }: { rawBlocks: readonly Record<string, unknown>[] }) {
  const blocks = useMemo(() => parseContentBlocks(rawBlocks), [rawBlocks]);
  return (
    <div className="grid grid-cols-1 gap-10">
      {blocks.map((block, index) => {
        const Block = Object.hasOwn(registry, block.type) ? registry[block.type] : undefined;
        if (Block) return <Block key={index} block={block} />;
        debugLog(`Content block ${index} has the unknown type "${block.type}".`);
        return null;
      })}
    </div>
  );
}
