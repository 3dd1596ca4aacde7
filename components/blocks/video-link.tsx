import { mdiOpenInNew, mdiPlayCircleOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import { SvgIcon } from "@/components/ui/svg-icon";

/** The way to a video that is not shown in place. */
export function VideoLink({ url, title }: { url: string; title: string }) {
  const t = useTranslations("blocks");
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-touch items-center gap-3 rounded-xl bg-raised p-3 text-ink no-underline transition hover:bg-hairline active:bg-outline/40"
    >
      <SvgIcon path={mdiPlayCircleOutline} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title || t("watchVideo")}</span>
        <span className="block text-sm wrap-anywhere text-muted">{new URL(url).hostname}</span>
        <span className="sr-only">{t("opensInNewWindow")}</span>
      </span>
      <SvgIcon path={mdiOpenInNew} className="size-5 text-muted" />
    </a>
  );
}
