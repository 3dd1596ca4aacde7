import { fetchFile } from "@/lib/api/fetch-file";
import { readCardModel } from "@/lib/api/read-card-model";
import type { KeptBody } from "./keepable";

/** The pictures of a card by their addresses. */
export type CardPictures = Readonly<Record<string, Blob>>;

/** Bytes of one picture: a larger one is none for a card. */
const mostBytes = 3_000_000;

/** Where the card's pictures are: the logo for both themes, the picture at its head, the member's photo. */
export function cardPictureAddresses(body: KeptBody): string[] {
  const card = readCardModel(body, body);
  if (!card) return [];
  return [...new Set([card.logo.light, card.logo.dark, card.heroImage, card.photo])].filter(
    (address) => address !== "",
  );
}

/**
 * Fetches pictures, most of them from the browser's own cache, since they have just been shown.
 * @param known what is kept of an earlier time: it stays where a picture cannot be had now
 */
export async function fetchCardPictures(addresses: readonly string[], known: CardPictures): Promise<CardPictures> {
  const pictures = await Promise.all(
    addresses.map(async (address) => [address, (await fetchPicture(address)) ?? known[address]] as const),
  );
  return Object.fromEntries(pictures.filter((entry): entry is [string, Blob] => entry[1] !== undefined));
}

async function fetchPicture(address: string): Promise<Blob | null> {
  const file = await fetchFile(address);
  return file?.type.startsWith("image/") && file.size <= mostBytes ? file : null;
}
