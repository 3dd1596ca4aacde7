import { hasValidCheckDigits } from "./check-digits";

/** The countries of SWIFT's IBAN registry (release 100), by IBAN length. */
const countriesByLength: Readonly<Record<number, string>> = {
  15: "NO",
  16: "BE",
  18: "DK FI FK FO GL NL SD",
  19: "MK SI",
  20: "AT BA EE KZ LT LU MN XK",
  21: "CH HR LI LV",
  22: "BG BH CR DE GB GE IE ME RS VA",
  23: "AE GI IL IQ OM SO TL",
  24: "AD CZ ES MD PK RO SA SE SK TN VG",
  25: "LY PT ST",
  26: "IS TR",
  27: "BI DJ FR GR IT MC MR SM",
  28: "AL AZ BY CY DO GT HN HU LB NI PL SV",
  29: "BR EG PS QA UA",
  30: "JO KW MU YE",
  31: "MT SC",
  32: "LC",
  33: "RU",
};

/** Whether a text is an IBAN: its country's length and valid check digits (ISO 13616). Allows spaces and lower case. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, "").toUpperCase();
  return looksLikeIban(iban) && hasCountryLength(iban) && hasValidCheckDigits(iban);
}

/**
 * Whether a text has the form of an IBAN, for any country and check digits.
 * @param iban without spaces, in capitals
 */
export function looksLikeIban(iban: string): boolean {
  return /^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(iban);
}

/** @param iban without spaces, in capitals */
export function hasCountryLength(iban: string): boolean {
  return countriesByLength[iban.length]?.includes(iban.slice(0, 2)) ?? false;
}
