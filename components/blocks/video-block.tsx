import { mdiOpenInNew } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ConsentGate } from "@/components/consent/consent-gate";
import { SvgIcon } from "@/components/ui/svg-icon";
import { videoOf } from "@/lib/html/video-of";
import type { BlockProps } from "./content-blocks";
import { VideoFile } from "./video-file";
import { VideoFrame } from "./video-frame";
import { VideoLink } from "./video-link";

/** A video of a service behind the member's consent, a file of the association's own, or a link to anything else. */
export function VideoBlock({ block: { embedHtml, videoLink, title } }: BlockProps) {
  const t = useTranslations("blocks");
  const video = useMemo(() => videoOf({ embedHtml, videoLink }), [embedHtml, videoLink]);
  if (video === null) return null;
  const name = title || t("video");
  return (
    <figure className="grid grid-cols-1 gap-2">
      {video.kind === "embed" ? (
        <ConsentGate type="marketing">
          <VideoFrame src={video.embed.src} title={video.embed.title || name} />
        </ConsentGate>
      ) : null}
      {video.kind === "file" ? <VideoFile key={video.url} url={video.url} title={name} /> : null}
      {video.kind === "link" ? <VideoLink url={video.url} title={title} /> : null}
      {video.kind === "link" ? null : (
        <figcaption className="grid grid-cols-1 justify-items-start text-sm text-muted empty:hidden">
          {title ? <span>{title}</span> : null}
          {video.kind === "embed" && video.link ? <ServiceLink url={video.link} /> : null}
        </figcaption>
      )}
    </figure>
  );
}

/** The video where it comes from: also for those who accept no cookies of it here. */
function ServiceLink({ url }: { url: string }) {
  const t = useTranslations("blocks");
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-touch items-center gap-1 rounded-lg text-action underline underline-offset-2 transition active:bg-hairline"
    >
      <span>{t("watchAt", { host: new URL(url).hostname.replace(/^www\./, "") })}</span>
      <SvgIcon path={mdiOpenInNew} className="size-4" />
      <span className="sr-only">{t("opensInNewWindow")}</span>
    </a>
  );
}
