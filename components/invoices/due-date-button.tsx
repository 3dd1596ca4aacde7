import { mdiCalendarPlus } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useInvoiceTitle } from "@/components/payment/use-invoice-title";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { Invoice } from "@/lib/api/invoice";
import { isoDay } from "@/lib/format/iso-day";
import { downloadFile } from "@/lib/platform/save-file";
import { notify } from "@/lib/notifications/notifications";
import { pageLocation } from "@/lib/platform/page-location";

interface DueDateButtonProps {
  invoice: Invoice;
  dueDate: string;
}

/** Offers the due date as a calendar file; nothing without a valid date. */
export function DueDateButton({ invoice, dueDate }: DueDateButtonProps) {
  const { id } = invoice;
  const t = useTranslations("bankTransfer");
  const titleOf = useInvoiceTitle();
  const day = isoDay(dueDate);
  if (id === null || day === null) return null;
  const save = async () => {
    try {
      const { calendarFile } = await import("@/lib/format/calendar-file");
      const event = {
        // Stable for an invoice and association.
        uid: `invoice-${id}@${location.host}`,
        title: t("dueEvent", { title: titleOf(invoice) }),
        date: day,
        url: pageLocation.page(),
      };
      downloadFile(calendarFile(event, t("calendarFile", { id: String(id) })));
    } catch {
      notify(t("calendarFailed"), "error");
    }
  };
  return (
    <div className="print:hidden">
      <Button variant="tonal" onClick={() => void save()}>
        <SvgIcon path={mdiCalendarPlus} />
        <span>{t("addDueDate")}</span>
      </Button>
    </div>
  );
}
