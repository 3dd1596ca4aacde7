import { fetchFile } from "@/lib/api/fetch-file";
import { readCardModel } from "@/lib/api/read-card-model";
import { inTurn, readPictures, writePictures, type CardPictures } from "./database";
import type { StoredAnswers } from "./merge-answer";
import type { KeptBody } from "./storable-part";

/** Bytes: a larger picture is not meant for a card. */
const maxBytes = 3_000_000;

/** Owner and addresses of the pictures that this page stored last: once is enough. */
let stored = "";

/** Call it when the device's pictures are removed: the next answer stores them again. */
export function forgetStoredPictures(): void {
  stored = "";
}

/** The stored card's pictures, by address. */
export function readCardPictures(): Promise<CardPictures> {
  return inTurn(readPictures, {});
}

/** Stores the card's pictures for a card that is shown offline. Not left to the browser's cache, which may drop them. */
export async function storeCardPictures({ person, body }: StoredAnswers): Promise<void> {
  const addresses = cardPictureAddresses(body);
  const wanted = [person, ...addresses].join(" ");
  if (stored === wanted) return;
  stored = wanted;
  const pictures = await fetchCardPictures(addresses, await readCardPictures());
  await inTurn(() => writePictures({ person, pictures }), undefined);
}

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
