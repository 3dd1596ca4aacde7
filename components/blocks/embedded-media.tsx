import { useTranslations } from "next-intl";
import { ConsentGate } from "@/components/consent/consent-gate";
import type { Media } from "@/lib/html/media-of";
import { MediaFile } from "./media-file";
import { MediaLink } from "./media-link";
import { ServiceLink } from "./service-link";
import { VideoFrame } from "./video-frame";

/** A player of a service behind the member's consent, a file of the association's own, or a link to anything else. */
export function EmbeddedMedia({ media, title = "" }: { media: Media; title?: string }) {
  const t = useTranslations("blocks");
  const { kind, url, page, content } = media;
  const name = media.title || title;
  if (kind === "player")
    return (
      <div className="grid grid-cols-1 justify-items-stretch gap-2">
        <ConsentGate type="marketing">
          <VideoFrame src={url} title={name || t("video")} />
        </ConsentGate>
        {page ? <ServiceLink url={page} /> : null}
      </div>
    );
  if (kind === "video" || kind === "audio")
    return <MediaFile key={url} kind={kind} url={url} title={name || t(kind)} />;
  return <MediaLink url={url} content={content} title={name} />;
}
