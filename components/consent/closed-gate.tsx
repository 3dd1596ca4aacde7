import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { openCookieDialog } from "@/lib/consent/cookie-dialog";
import type { CookieType } from "@/lib/settings/settings";

/** Replaces embedded content: names the required cookies and offers the cookie dialog. */
export function ClosedGate({ type }: { type: CookieType }) {
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
