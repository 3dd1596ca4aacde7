import { mdiMusicCircleOutline, mdiOpenInApp, mdiOpenInNew, mdiPlayCircleOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { Media } from "@/lib/html/media-of";

interface MediaLinkProps {
  url: string;
  content: Media["content"];
  title: string;
}

const icons = { video: mdiPlayCircleOutline, audio: mdiMusicCircleOutline, other: mdiOpenInApp };

/** A link to media that is not shown in place. It names the host. */
export function MediaLink({ url, content, title }: MediaLinkProps) {
  const t = useTranslations("blocks");
  const names = { video: t("watchVideo"), audio: t("listen"), other: t("openContent") };
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={t("opensInNewWindow")}
      className="flex min-h-touch items-center gap-3 rounded-xl bg-raised p-3 text-ink no-underline transition hover:bg-hairline active:bg-outline/40"
    >
      <SvgIcon path={icons[content]} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold hyphens-auto">{title || names[content]}</span>
        <span className="block text-sm wrap-anywhere text-muted">{new URL(url).hostname}</span>
      </span>
      <SvgIcon path={mdiOpenInNew} className="size-5 text-muted" />
    </a>
  );
}
