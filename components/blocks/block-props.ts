import type { ContentBlock } from "@/lib/api/content-block";

export interface BlockProps {
  block: ContentBlock;
}
