import type { ContentBlock } from "@/lib/api/content-block";
import { BlockTitle } from "./block-title";
import { RichText } from "./rich-text";

export function TextContentBlock({ block: { title, contentHtml } }: { block: ContentBlock }) {
  const text = contentHtml.trim() === "" ? null : <RichText html={contentHtml} />;
  if (title === "") return text;
  return (
    <section className="grid grid-cols-1 gap-3">
      <BlockTitle title={title} />
      {text}
    </section>
  );
}
