import type { BlockProps } from "./content-blocks";
import { RichText } from "./rich-text";

export function TextContentBlock({ block }: BlockProps) {
  return block.contentHtml.trim() === "" ? null : <RichText html={block.contentHtml} />;
}
