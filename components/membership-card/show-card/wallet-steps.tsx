import { mdiChevronDown, mdiWalletPlusOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import { SvgIcon } from "@/components/ui/svg-icon";
import { phoneWallet } from "@/lib/pwa/phone-wallet";

/** How this phone's own wallet makes a pass of the card's picture; nothing on other devices. */
export function WalletSteps() {
  const t = useTranslations("walletSteps");
  const wallet = phoneWallet(navigator.userAgent);
  if (wallet === null) return null;
  return (
    <details className="group">
      <summary className="-mx-2 flex min-h-touch cursor-pointer items-center justify-center gap-2 rounded-full px-2 py-2 text-center font-semibold hover:bg-raised [&::-webkit-details-marker]:hidden">
        <SvgIcon path={mdiWalletPlusOutline} className="size-5" />
        <span className="min-w-0 wrap-anywhere">{t("title")}</span>
        <SvgIcon path={mdiChevronDown} className="size-5 group-open:rotate-180" />
      </summary>
      <ol className="mt-2 list-decimal space-y-2 ps-6">
        <li>{t(`${wallet}.picture`)}</li>
        <li>{t(`${wallet}.open`)}</li>
        <li>{t(`${wallet}.add`)}</li>
      </ol>
      <p className="mt-3 text-sm text-muted">{t(`${wallet}.note`)}</p>
    </details>
  );
}
