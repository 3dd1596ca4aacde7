import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Member } from "@/lib/api/member";
import { useLocale } from "@/lib/i18n/use-locale";
import type { PaymentOptions } from "@/lib/payment/payment-options";

export function usePaymentOptions(member: Member): PaymentOptions {
  const client = useQueryClient();
  const locale = useLocale();
  const person = member.person;
  return useMemo(() => ({ client, locale, person }), [client, locale, person]);
}
