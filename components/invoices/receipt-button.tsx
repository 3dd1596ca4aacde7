import { mdiFileDownloadOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useFileDownload } from "@/components/files/use-file-download";
import { ButtonLink } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { SvgIcon } from "@/components/ui/svg-icon";

/** Opens the receipt in a new tab; the installed app shares or downloads it. See docs/product.md, Files. */
export function ReceiptButton({ link }: { link: string }) {
  const t = useTranslations("invoices");
  const tBankTransfer = useTranslations("bankTransfer");
  const { isFetching, onClick } = useFileDownload(link, tBankTransfer("receiptFailed"));
  return (
    <ButtonLink
      variant="tonal"
      href={link}
      target="_blank"
      rel="noopener"
      aria-busy={isFetching}
      className="print:hidden"
      onClick={onClick}
    >
      {isFetching ? <Spinner className="size-6" /> : <SvgIcon path={mdiFileDownloadOutline} />}
      <span>{t("downloadReceipt")}</span>
    </ButtonLink>
  );
}
