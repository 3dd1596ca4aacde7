import { Alert } from "@/components/ui/alert";
import type { CardModel } from "@/lib/api/card-model";

interface MembershipWarningProps {
  warning: NonNullable<CardModel["warning"]>;
  /** Said when the association gave no words of its own. */
  fallback: string;
}

/** Something is wrong with a membership (spec 2, config invalid_membership_alert). Without hooks, as the card. */
export function MembershipWarning({ warning, fallback }: MembershipWarningProps) {
  return (
    <Alert color="warning" title={warning.title || fallback}>
      {warning.summary ? <p>{warning.summary}</p> : null}
    </Alert>
  );
}
