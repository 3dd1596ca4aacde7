import { readPaymentsOf } from "./started-payments";
import { checkKeptReturn, type CheckOutcome } from "./check-return";
import { isPayable } from "./is-payable";
import { readReturn } from "./return-addresses";

interface Wanted {
  /** The query that the app was opened with: the invoice screen checks a return in it. */
  search?: string;
  /** Only the returns of this invoice. */
  invoiceId?: number;
}

/** Retries this member's checks that got no answer. */
export async function checkUnanswered(
  person: string,
  { search = "", invoiceId: wanted }: Wanted = {},
): Promise<readonly CheckOutcome[]> {
  const visit = readReturn(search)?.query;
  const checks = readPaymentsOf(person).map(async ({ invoiceId, unanswered }): Promise<CheckOutcome> => {
    if (unanswered === undefined || unanswered === visit || (wanted !== undefined && wanted !== invoiceId))
      return "none";
    // A settled invoice needs no check.
    return isPayable(invoiceId) === false ? "none" : checkKeptReturn({ person, invoiceId }, unanswered);
  });
  return Promise.all(checks);
}
