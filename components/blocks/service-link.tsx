import { mdiOpenInNew } from "@mdi/js";
import { useTranslations } from "next-intl";
import { SvgIcon } from "@/components/ui/svg-icon";

/** The video where it comes from: also for those who accept no cookies of it here. */
export function ServiceLink({ url }: { url: string }) {
  const t = useTranslations("blocks");
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-touch items-center gap-1 justify-self-start rounded-lg text-sm text-action underline underline-offset-2 transition active:bg-hairline"
    >
      <span>{t("watchAt", { host: new URL(url).hostname.replace(/^www\./, "") })}</span>
      <SvgIcon path={mdiOpenInNew} className="size-4" />
      <span className="sr-only">{t("opensInNewWindow")}</span>
    </a>
  );
}
