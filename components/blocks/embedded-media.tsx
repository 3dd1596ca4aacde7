import { useTranslations } from "next-intl";
import { mdiOpenInNew } from "@mdi/js";
import { ConsentGate } from "@/components/consent/consent-gate";
import type { Media } from "@/lib/html/media-of";
import { SvgIcon } from "@/components/ui/svg-icon";
import { MediaFile } from "./media-file";
import { MediaLink } from "./media-link";

/** A service's player behind the member's consent, a file of the association's own, or a link to anything else. */
export function EmbeddedMedia({ media, title = "" }: { media: Media; title?: string }) {
  const t = useTranslations("blocks");
  const { kind, url, page, content } = media;
  const name = media.title || title;
  if (kind === "player")
    return (
      <div className="grid grid-cols-1 justify-items-stretch gap-2">
        <ConsentGate type="marketing">
          {/* Another address in the same frame would be a step of the history. */}
          <VideoFrame key={url} src={url} title={name || t("video")} />
        </ConsentGate>
        {page ? <ServiceLink url={page} /> : null}
      </div>
    );
  if (kind === "video" || kind === "audio")
    return <MediaFile key={url} kind={kind} url={url} title={name || t(kind)} tracks={media.tracks} />;
  return <MediaLink url={url} content={content} title={name} />;
}

/** A link to the video's own page, also for members who accept none of its cookies. */
function ServiceLink({ url }: { url: string }) {
  const t = useTranslations("blocks");
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={t("opensInNewWindow")}
      className="inline-flex min-h-touch items-center gap-1 justify-self-start rounded-lg text-sm text-action underline underline-offset-2 transition active:bg-hairline"
    >
      <span>{t("watchAt", { host: new URL(url).hostname.replace(/^www\./, "") })}</span>
      <SvgIcon path={mdiOpenInNew} className="size-4" />
    </a>
  );
}

/**
 * The player of a video service, which learns only the page's origin. It may run its own scripts and open its own pages, but
 * neither leave its frame nor submit forms.
 */
function VideoFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      className="aspect-video w-full rounded-xl bg-black"
    />
  );
}
