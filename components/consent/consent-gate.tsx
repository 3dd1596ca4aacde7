import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { acceptsCookies } from "@/lib/consent/cookie-consent";
import { openCookieDialog } from "@/lib/consent/cookie-dialog";
import { useConfig } from "@/lib/queries/config-query";
import type { CookieType } from "@/lib/settings/settings";
import { useSettings } from "@/lib/settings/settings-store";

interface ConsentGateProps {
  /** The cookies that the content needs. */
  type: CookieType;
  /** Embedded content, neither rendered nor requested while the gate is closed. */
  children: Elements;
}

/** Embedded content behind the member's consent. See docs/product.md, Cookies and analytics. */
export function ConsentGate({ type, children }: ConsentGateProps) {
  const isOpen = acceptsCookies(type, useConfig(), useSettings());
  return isOpen ? children : <ClosedGate type={type} />;
}

/** Replaces embedded content: names the required cookies and offers the cookie dialog. */
function ClosedGate({ type }: { type: CookieType }) {
  const t = useTranslations("consent");
  return (
    <Alert
      color="info"
      actions={
        <Button variant="tonal" className="bg-surface" aria-haspopup="dialog" onClick={openCookieDialog}>
          {t("choose")}
        </Button>
      }
    >
      <p>{t(`gate.${type}`)}</p>
    </Alert>
  );
}
