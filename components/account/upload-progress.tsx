import { useFormatter, useTranslations } from "next-intl";

/** How far a save with files is: per cent, or "starting" before the first report. */
export type Upload = number | "starting";

/** The sent part as a bar and in per cent. Not announced: screen readers read the bar on demand. */
export function UploadProgress({ upload }: { upload: Upload }) {
  const t = useTranslations("myAccount");
  const format = useFormatter();
  const isStarting = upload === "starting";
  const part = isStarting ? "" : format.number(upload / 100, { style: "percent" });
  return (
    <div className="basis-full">
      <div
        role="progressbar"
        aria-label={t("uploading")}
        aria-valuenow={isStarting ? undefined : upload}
        className="h-2 overflow-hidden rounded-full bg-hairline forced-colors:border"
      >
        <div
          style={{ width: isStarting ? "100%" : `${upload}%` }}
          className={`h-full bg-primary forced-colors:bg-[Highlight] ${isStarting ? "opacity-30 motion-safe:animate-pulse" : ""}`}
        />
      </div>
      {upload === 100 ? null : (
        <p className="mt-1 text-muted">{isStarting ? t("uploading") : t("uploadedPart", { part })}</p>
      )}
    </div>
  );
}
