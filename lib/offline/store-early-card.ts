import { readCardModel } from "@/lib/api/read-card-model";
import { localStore } from "@/lib/platform/storage";
import { drawingOf, storedEarlyCard, type EarlyCard } from "./early-card";
import { formatReadAt } from "./format-read-at";
import type { StoredAnswers } from "./merge-answer";
import { firstPaintPart } from "./storable-part";

/** Stores the first paint's card. The code's drawing stays while the code does. */
export function storeEarlyCard({ locale, person, readAt, body }: StoredAnswers): void {
  const drawnCode = storedEarlyCard()?.drawnCode;
  write({ locale, person, readAt, readAtText: formatReadAt(readAt, locale), body: firstPaintPart(body), drawnCode });
}

/** Draws the code of the stored card, unless its drawing is stored. */
export async function storeDrawnCode(person: string): Promise<void> {
  const stored = storedEarlyCard();
  const code = readCardModel(stored?.body, stored?.body)?.code;
  if (!code || drawingOf(stored, code) !== undefined) return;
  const draw = window.drawEarly ?? (await import("@/lib/format/draw-barcode").catch(() => null))?.drawBarcode;
  // A logout or another member may have removed the card meanwhile.
  const card = storedEarlyCard();
  if (draw === undefined || card?.person !== person) return;
  const { format, value } = code;
  write({ ...card, drawnCode: { format, value, drawing: draw(format, value) } });
}

function write(card: EarlyCard): void {
  localStore.write("storedCard", JSON.stringify(card));
}
