import type { BlockProps } from "./content-blocks";
import { RichText } from "./rich-text";

export function TextContentBlock({ block }: BlockProps) {
  return <RichText html={block.contentHtml} />;
}
