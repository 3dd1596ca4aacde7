import { isRecord } from "@/lib/api/json";
import { parseJson } from "@/lib/api/parse-json";
import type { BarcodeDrawing } from "@/lib/format/draw-barcode";
import { localStore } from "@/lib/platform/storage";
import { isTooOld } from "./age";

/** The data that the first paint draws before any answer. In localStorage, because that reads synchronously. */
export interface EarlyCard {
  locale: string;
  /** The owner: `Member.person`. */
  person?: string;
  /** Milliseconds since 1970. */
  readAt: number;
  /** `readAt` as shown: the browser's formatters, which most languages need, take long to load. */
  readAtText?: string;
  /** Bodies like those of config and me. */
  body: object;
  /** Missing until the code has been drawn once. */
  drawnCode?: DrawnCode;
}

/** The card's code as it is drawn, so that the shown card needs no encoder. */
interface DrawnCode extends Code {
  /** Null when the format cannot hold the value. */
  drawing: BarcodeDrawing | null;
}

interface Code {
  format: string;
  value: string;
}

/** The card of the first paint; null when it is missing, invalid or too old. */
export function storedEarlyCard(): EarlyCard | null {
  const card = parseJson(localStore.read("storedCard") ?? "");
  return isEarlyCard(card) && !isTooOld(card.readAt) ? card : null;
}

/** The stored drawing of a code, null when its format cannot hold it; undefined when this code has not been drawn yet. */
export function drawingOf(card: EarlyCard | null, { format, value }: Code): BarcodeDrawing | null | undefined {
  const drawn = card?.drawnCode;
  return drawn?.format === format && drawn.value === value ? drawn.drawing : undefined;
}

/** The stored drawing, else one by the encoder of a first visit. Undefined while only the app can draw the code. */
export function earlyDrawingOf(card: EarlyCard | null, code: Code): BarcodeDrawing | null | undefined {
  const drawing = drawingOf(card, code);
  return drawing === undefined ? window.drawEarly?.(code.format, code.value) : drawing;
}

function isEarlyCard(card: unknown): card is EarlyCard {
  if (!isRecord(card) || typeof card.locale !== "string" || typeof card.readAt !== "number") return false;
  const isTextOrAbsent = (value: unknown) => value === undefined || typeof value === "string";
  if (!isTextOrAbsent(card.person) || !isTextOrAbsent(card.readAtText)) return false;
  if (card.drawnCode !== undefined && !isDrawnCode(card.drawnCode)) return false;
  return typeof card.body === "object" && card.body !== null;
}

function isDrawnCode(code: unknown): boolean {
  if (!isRecord(code)) return false;
  const { drawing } = code;
  if (drawing === null) return true;
  return (
    isRecord(drawing) && Number(drawing.width) > 0 && Number(drawing.height) > 0 && typeof drawing.path === "string"
  );
}
