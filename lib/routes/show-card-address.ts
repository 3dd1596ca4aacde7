import { href } from "./href";

/** The address of the manifest's shortcut: the card's screen with the shown card open. */
export const showCardAddress: string = `${href("membershipCard")}?show=card`;

/**
 * Whether the address asks for the shown card. Drops the query, so that Back and a reload do what they do after a tap on
 * _Show card_.
 */
export function takeShowCardQuery(): boolean {
  if (location.pathname + location.search !== showCardAddress) return false;
  history.replaceState(history.state, "", location.pathname);
  return true;
}
