import { useTranslations } from "next-intl";
import type { Place } from "@/lib/html/rich-content";
import { EmbeddedMedia } from "./embedded-media";

/** What the app itself says or shows in a text of the server. */
export function RichTextPlace({ content }: { content: Place["content"] }) {
  const t = useTranslations("blocks");
  if (content.kind === "cut") return <em className="text-muted">{t("textIsCut")}</em>;
  if (content.kind === "lostPicture") return <em className="text-muted">{t("brokenPicture")}</em>;
  return <EmbeddedMedia media={content} />;
}
