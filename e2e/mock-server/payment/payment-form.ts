import { dateIn, isoDay } from "../association/dates";
import type { WireObject } from "../wire";
import { withCheckDigit } from "./reference";
import { signFields } from "./sign-fields";

type PaymentOrder = {
  id: string;
  invoiceId: number;
  title: string;
  /** With a decimal comma, as the provider requires. */
  amount: string;
  /** The member's data and form values. */
  buyer: WireObject;
  returns: Record<string, string>;
};

/** The fields that the browser posts to the provider. */
export function paymentForm({ id, invoiceId, title, amount, buyer, returns }: PaymentOrder): Record<string, string> {
  const day = isoDay(dateIn(0)).split("-").reverse().join(".");
  const ofBuyer = (field: string) => String(buyer[field] ?? "");
  const name = ofBuyer("_full_name").slice(0, 40);
  const fields: Record<string, string> = {
    pmt_action: "NEW_PAYMENT_EXTENDED",
    pmt_version: "0004",
    pmt_sellerid: "TESTSELLER",
    pmt_id: id,
    pmt_orderid: String(invoiceId),
    pmt_reference: withCheckDigit(`10${invoiceId}`),
    pmt_duedate: day,
    pmt_amount: amount,
    pmt_currency: "EUR",
    ...returns,
    pmt_escrow: "N",
    pmt_buyername: name,
    pmt_buyeraddress: ofBuyer("street"),
    pmt_buyerpostalcode: ofBuyer("postal_code"),
    pmt_buyercity: ofBuyer("city"),
    pmt_buyercountry: "FI",
    pmt_buyeremail: ofBuyer("email"),
    pmt_deliveryname: name,
    pmt_deliveryaddress: ofBuyer("street"),
    pmt_deliverypostalcode: ofBuyer("postal_code"),
    pmt_deliverycity: ofBuyer("city"),
    pmt_deliverycountry: "FI",
    pmt_sellercosts: "0,00",
    pmt_rows: "1",
    pmt_row_name1: title,
    pmt_row_desc1: title,
    pmt_row_quantity1: "1",
    pmt_row_deliverydate1: day,
    pmt_row_price_gross1: amount,
    pmt_row_vat1: "0,00",
    pmt_row_discountpercentage1: "0,00",
    pmt_row_type1: "1",
    pmt_charset: "UTF-8",
    pmt_charsethttp: "UTF-8",
    pmt_hashversion: "SHA-512",
    pmt_keygeneration: "001",
  };
  return { ...fields, pmt_hash: signFields(fields) };
}
