import { mdiCheckDecagramOutline, mdiWalletOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { Member } from "@/lib/api/member";

/** Links to the phone's wallet and to the association's page that verifies the card (`_wallet_links`, `_verify_url`). */
export function CardLinks({ member }: { member: Member }) {
  const t = useTranslations();
  const links = [
    { href: member.verifyUrl, icon: mdiCheckDecagramOutline, text: t("showCard.verify") },
    { href: member.walletLinks?.apple, icon: mdiWalletOutline, text: t("showCard.appleWallet") },
    { href: member.walletLinks?.google, icon: mdiWalletOutline, text: t("showCard.googleWallet") },
  ].filter(({ href }) => href);
  return links.map(({ href, icon, text }) => (
    <ButtonLink
      key={text}
      variant="tonal"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={t("shell.newWindow")}
    >
      <SvgIcon path={icon} className="size-5" />
      <span>{text}</span>
    </ButtonLink>
  ));
}
