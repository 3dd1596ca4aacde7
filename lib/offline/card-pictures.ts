import { fetchFile } from "@/lib/api/fetch-file";
import { readCardModel } from "@/lib/api/read-card-model";
import type { KeptBody } from "./storable-part";

/** The pictures of a card by address. */
export type CardPictures = Readonly<Record<string, Blob>>;

/** Bytes: a larger picture is not meant for a card. */
const maxBytes = 3_000_000;

/** The addresses of the card's pictures: the logo for both themes, the head picture, the member's photo. */
export function cardPictureAddresses(body: KeptBody): string[] {
  const card = readCardModel(body, body);
  if (!card) return [];
  return [...new Set([card.logo.light, card.logo.dark, card.heroImage, card.photo])].filter(
    (address) => address !== "",
  );
}

/**
 * Fetches pictures, most of them from the browser's cache, since they have just been shown.
 * @param known the stored ones: each stays if it cannot be fetched now
 */
export async function fetchCardPictures(addresses: readonly string[], known: CardPictures): Promise<CardPictures> {
  const pictures = await Promise.all(
    addresses.map(async (address) => [address, (await fetchPicture(address)) ?? known[address]] as const),
  );
  return Object.fromEntries(pictures.filter((entry): entry is [string, Blob] => entry[1] !== undefined));
}

async function fetchPicture(address: string): Promise<Blob | null> {
  const file = await fetchFile(address);
  return file?.type.startsWith("image/") && file.size <= maxBytes ? file : null;
}
