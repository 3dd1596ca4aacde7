import { mdiFileDownloadOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { SvgIcon } from "@/components/ui/svg-icon";
import { useTakenFile } from "@/components/ui/use-taken-file";
import { isInstalledApp } from "@/lib/base/display-mode";
import { isPlainClick } from "@/lib/navigation/is-plain-click";

/** Opens the receipt in a new tab (spec 2); in the installed app it is shared or downloaded instead. */
export function ReceiptButton({ link }: { link: string }) {
  const t = useTranslations("invoices");
  const tBankTransfer = useTranslations("bankTransfer");
  const { isFetching, take } = useTakenFile(link, tBankTransfer("receiptFailed"));
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event) || !isInstalledApp()) return;
    event.preventDefault();
    void take();
  };
  return (
    <ButtonLink
      variant="tonal"
      href={link}
      target="_blank"
      rel="noopener"
      aria-busy={isFetching}
      className="print:hidden"
      onClick={open}
    >
      {isFetching ? <Spinner className="size-6" /> : <SvgIcon path={mdiFileDownloadOutline} />}
      {t("downloadReceipt")}
    </ButtonLink>
  );
}
