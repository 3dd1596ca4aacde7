import type { BlockType } from "@/lib/api/content-block";

export interface BlockFields {
  needs: readonly string[];
  reads: readonly string[];
}

/** The fields that a content block of each type reads, besides id and type. A block needs at least one of `needs`. */
export const blockTypes: Readonly<Record<string, BlockFields>> = {
  text_content_block: { needs: ["content"], reads: ["content", "title"] },
  image_block: { needs: ["image"], reads: ["image", "title"] },
  gallery_block: { needs: ["images"], reads: ["images", "title"] },
  video_block: { needs: ["embed", "video_link"], reads: ["embed", "video_link", "title"] },
  files_block: { needs: ["files"], reads: ["files", "title"] },
} satisfies Record<BlockType, BlockFields>;
