import { useEffect, useMemo, type ComponentType } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { parseContentBlocks, type ContentBlock } from "@/lib/api/content-block";
import type { BlockType } from "@/lib/api/content-block.docs";
import { debugLog } from "@/lib/platform/debug";
import { FilesBlock } from "./files-block";
import { GalleryBlock } from "./gallery-block";
import { ImageBlock } from "./image-block";
import { TextContentBlock } from "./text-content-block";
import { VideoBlock } from "./video-block";

type BlockComponent = ComponentType<{ block: ContentBlock }>;

/** One component for each block type (docs/product.md, Content blocks). */
const registry: Record<string, BlockComponent> = {
  text_content_block: TextContentBlock,
  image_block: ImageBlock,
  gallery_block: GalleryBlock,
  video_block: VideoBlock,
  files_block: FilesBlock,
} satisfies Record<BlockType, BlockComponent>;

/** A list of content blocks, 10 spacing units (of 4 px) apart. A broken block does not break the others. */
export function ContentBlocks({ rawBlocks }: { rawBlocks: readonly Record<string, unknown>[] }) {
  const blocks = useMemo(() => parseContentBlocks(rawBlocks), [rawBlocks]);
  useEffect(() => nameUnknownBlocks(blocks), [blocks]);
  return (
    <div className="grid grid-cols-1 gap-10 empty:hidden">
      {blocks.map((block, index) => {
        const Block = componentOf(block);
        return Block ? (
          <ErrorBoundary key={index} fallback={() => null}>
            <Block block={block} />
          </ErrorBoundary>
        ) : null;
      })}
    </div>
  );
}

/** A type without a component is left out; debug mode names it. */
function nameUnknownBlocks(blocks: readonly ContentBlock[]): void {
  for (const [index, block] of blocks.entries())
    if (!componentOf(block)) debugLog(`Content block ${index} has the unknown type "${block.type}".`);
}

function componentOf({ type }: ContentBlock): BlockComponent | undefined {
  return Object.hasOwn(registry, type) ? registry[type] : undefined;
}
