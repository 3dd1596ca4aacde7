import { fetchFile } from "@/lib/api/fetch-file";
import { readCardModel } from "@/lib/api/read-card-model";
import { inTurn, readPictures, writePictures, type CardPictures } from "./database";
import type { StoredAnswers } from "./merge-answer";
import type { KeptBody } from "./storable-part";

/** Bytes: a larger picture is not meant for a card. */
const maxBytes = 3_000_000;

/** Owner and addresses of the pictures that this page has fetched: once is enough. */
let fetched = "";

/** For pictures that are removed from the device. */
export function fetchPicturesAgain(): void {
  fetched = "";
}

/** The stored card's pictures, by address. */
export function readCardPictures(): Promise<CardPictures> {
  return inTurn(readPictures, {});
}

/** Offline, a card needs its logo, head and photo, whatever the browser cache holds. */
export async function storeCardPictures({ person, body }: StoredAnswers): Promise<void> {
  const addresses = cardPictureAddresses(body);
  const wanted = [person, ...addresses].join(" ");
  if (fetched === wanted) return;
  fetched = wanted;
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
