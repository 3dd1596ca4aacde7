import { Alert } from "@/components/ui/alert";
import type { CardModel } from "@/lib/api/card-model";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";

interface MembershipWarningProps {
  warning: NonNullable<CardModel["warning"]>;
  t: FirstPaintTranslator;
}

/** Warns of an invalid membership (docs/product.md, Membership card). Without hooks, like the card. */
export function MembershipWarning({ warning, t }: MembershipWarningProps) {
  return (
    <Alert color="warning" title={warning.title || t("membershipCard.invalidMembership")}>
      {warning.summary ? <p>{warning.summary}</p> : null}
    </Alert>
  );
}
