import { href } from "./href";

const cardAddress = href("membershipCard");

/** The address of the manifest's shortcut: the card's screen with the shown card open. */
export const showCardAddress: string = `${cardAddress}?show=card`;

/**
 * Whether the address asks for the shown card; newsletters add parameters of their own. Drops the query, so that Back and a reload
 * do what they do after a tap on _Show card_.
 */
export function takeShowCardQuery(): boolean {
  if (location.pathname !== cardAddress || new URLSearchParams(location.search).get("show") !== "card") return false;
  history.replaceState(history.state, "", location.pathname);
  return true;
}
