import type { ContentBlock } from "@/lib/api/content-block";
import { BlockTitle } from "./block-title";
import { RichText } from "./rich-text";

export function TextContentBlock({ block: { title, contentHtml } }: { block: ContentBlock }) {
  const hasText = contentHtml.trim() !== "";
  if (title === "") return hasText ? <RichText html={contentHtml} /> : null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <BlockTitle title={title} />
      {hasText ? <RichText html={contentHtml} /> : null}
    </section>
  );
}
