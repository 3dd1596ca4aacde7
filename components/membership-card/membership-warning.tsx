import { Alert } from "@/components/ui/alert";
import type { CardModel } from "@/lib/api/card-model";

interface MembershipWarningProps {
  warning: NonNullable<CardModel["warning"]>;
  /** Shown when the association set no text. */
  fallback: string;
}

/** Warns of an invalid membership (docs/product.md, Membership card). Without hooks, like the card. */
export function MembershipWarning({ warning, fallback }: MembershipWarningProps) {
  return (
    <Alert color="warning" title={warning.title || fallback}>
      {warning.summary ? <p>{warning.summary}</p> : null}
    </Alert>
  );
}
