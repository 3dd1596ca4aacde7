import type { BarcodeDrawing } from "@/lib/format/draw-barcode";
import { mdiAlert } from "@/lib/icons/first-icons";
import { wrapText } from "./wrap-text";

/** What the picture shows, in the member's language. */
export interface PictureContent {
  /** Stands in for the logo. */
  association: string;
  name: string;
  memberships: readonly { title: string; subtitle: string }[];
  /** Says how many memberships are left out. */
  leftOut: (count: number) => string;
  warning: { title: string; summary: string } | null;
  code: { format: string; value: string; text: string } | null;
  /** Stands in for a code that cannot be drawn. */
  invalidCode: string;
  readAt: string;
}

interface Size {
  width: number;
  height: number;
}

export type PictureColor = "black" | "hairline" | "ink" | "muted" | "primary" | "warning";

/** Coordinates are pixels of the picture. */
export type DrawStep =
  | ({ kind: "box"; x: number; y: number; color: PictureColor; opacity?: number } & Size)
  | ({ kind: "logo"; x: number; y: number } & Size)
  /** A text whose baseline is at `y`. A centred one has its middle at `x`. */
  | { kind: "text"; x: number; y: number; text: string; font: string; color: PictureColor; isCentred: boolean }
  /** SVG path data. */
  | { kind: "path"; x: number; y: number; path: string; scaleX: number; scaleY: number; color: PictureColor };

interface Outside {
  /** Null when there is no code, or its format cannot hold it. */
  drawing: BarcodeDrawing | null;
  /** Its natural size; null without one. */
  logo: Size | null;
  /** The member's text size as a multiple of the usual one. */
  textScale: number;
  /** The width of a text in a CSS font that lacks its family. */
  measure: (text: string, font: string) => number;
}

/** Pixels of the picture for each CSS pixel. */
const px = 3;
const width = 400 * px;
const margin = 24 * px;
const inner = width - 2 * margin;
const logoRoom = { width: 200 * px, height: 40 * px };
const squareRoom = 260 * px;
const barHeight = 100 * px;
/** With the line limits below, the picture stays within the 16 megapixels that an iPhone can draw. */
const maxMemberships = 8;

/** In letters. */
const longName = 40;

interface TextStyle {
  size: number;
  weight: number;
  lines: number;
  color?: PictureColor;
  isCentred?: boolean;
  /** Large text needs less enlargement: its words would no longer fit a line. */
  maxScale?: number;
}

const styles = {
  association: { size: 18, weight: 700, lines: 2 },
  name: { size: 34, weight: 800, lines: 4, maxScale: 1.5 },
  longName: { size: 26, weight: 800, lines: 10, maxScale: 1.5 },
  title: { size: 20, weight: 700, lines: 3 },
  subtitle: { size: 17, weight: 400, lines: 2 },
  note: { size: 16, weight: 400, lines: 3, color: "muted" },
  warningTitle: { size: 18, weight: 700, lines: 3 },
  paragraph: { size: 16, weight: 400, lines: 8 },
  codeText: { size: 22, weight: 700, lines: 4, isCentred: true },
  readAt: { size: 16, weight: 600, lines: 4 },
} as const satisfies Record<string, TextStyle>;

/** Lays the card out from top to bottom. */
export function layOutPicture(content: PictureContent, { drawing, logo, textScale, measure }: Outside) {
  const sheet = createSheet(textScale, measure);
  addAssociation(sheet, content.association, logo);
  sheet.y += 20 * px;
  sheet.write(content.name, content.name.length > longName ? styles.longName : styles.name);
  addMemberships(sheet, content);
  sheet.y += 20 * px;
  if (content.warning) addWarning(sheet, content.warning, textScale);
  if (content.code) addCode(sheet, content.code, drawing, content.invalidCode);
  sheet.add({ kind: "box", x: margin, y: sheet.y, width: inner, height: px, color: "hairline" });
  sheet.y += 14 * px;
  sheet.write(content.readAt, styles.readAt);
  return { width, height: sheet.y + margin, steps: sheet.steps };
}

type Sheet = ReturnType<typeof createSheet>;

/** The steps so far, and the height that they take. */
function createSheet(textScale: number, measure: Outside["measure"]) {
  const steps: DrawStep[] = [];
  return {
    steps,
    y: margin,
    add(...more: DrawStep[]) {
      steps.push(...more);
    },
    /** Writes a text below the rest, in as many lines as it needs. */
    write(text: string, style: TextStyle, x = margin) {
      const { lines, weight, color = "ink", isCentred = false, maxScale = textScale } = style;
      const size = Math.round(style.size * px * Math.min(textScale, maxScale));
      const font = `${weight} ${size}px`;
      for (const line of wrapText(text, lines, (part) => measure(part, font) <= width - margin - x)) {
        const middle = isCentred ? width / 2 : x;
        steps.push({ kind: "text", x: middle, y: this.y + size, text: line, font, color, isCentred });
        this.y += Math.round(1.25 * size);
      }
    },
  };
}

function addAssociation(sheet: Sheet, name: string, logo: Size | null): void {
  if (!logo) return sheet.write(name, styles.association);
  const scale = Math.min(logoRoom.width / logo.width, logoRoom.height / logo.height);
  sheet.add({ kind: "logo", x: margin, y: sheet.y, width: logo.width * scale, height: logo.height * scale });
  sheet.y += Math.round(logo.height * scale);
}

function addMemberships(sheet: Sheet, { memberships, leftOut }: PictureContent): void {
  for (const { title, subtitle } of memberships.slice(0, maxMemberships)) {
    sheet.y += 12 * px;
    const top = sheet.y;
    sheet.write(title, styles.title, margin + 17 * px);
    sheet.write(subtitle, styles.subtitle, margin + 17 * px);
    sheet.add({ kind: "box", x: margin, y: top, width: 5 * px, height: sheet.y - top, color: "primary" });
  }
  if (memberships.length <= maxMemberships) return;
  sheet.y += 12 * px;
  sheet.write(leftOut(memberships.length - maxMemberships), styles.note);
}

function addWarning(sheet: Sheet, { title, summary }: NonNullable<PictureContent["warning"]>, textScale: number): void {
  const padding = 14 * px;
  const icon = Math.round(24 * px * textScale);
  const before = sheet.steps.length;
  const top = sheet.y;
  sheet.y += padding;
  const scale = icon / 24;
  sheet.add({
    kind: "path",
    path: mdiAlert,
    x: margin + padding,
    y: sheet.y,
    scaleX: scale,
    scaleY: scale,
    color: "ink",
  });
  sheet.write(title, styles.warningTitle, margin + 2 * padding + icon);
  sheet.write(summary, styles.paragraph, margin + 2 * padding + icon);
  sheet.y += padding;
  const ground = { kind: "box", x: margin, y: top, height: sheet.y - top, color: "warning" } as const;
  // Below the text.
  sheet.steps.splice(before, 0, { ...ground, width: inner, opacity: 0.2 }, { ...ground, width: 5 * px });
  sheet.y += 20 * px;
}

function addCode(
  sheet: Sheet,
  code: NonNullable<PictureContent["code"]>,
  drawing: BarcodeDrawing | null,
  invalidCode: string,
): void {
  const isSquare = drawing?.width === drawing?.height;
  // Every module is the same whole number of pixels wide.
  const scaleX = drawing ? Math.floor((isSquare ? squareRoom : inner) / drawing.width) : 0;
  if (drawing && scaleX > 0) {
    const height = isSquare ? scaleX * drawing.height : barHeight;
    const x = Math.floor((width - scaleX * drawing.width) / 2);
    const scaleY = height / drawing.height;
    sheet.add({ kind: "path", path: drawing.path, x, y: sheet.y, scaleX, scaleY, color: "black" });
    sheet.y += height + 4 * px;
  } else {
    sheet.write(invalidCode, styles.paragraph);
    sheet.y += 12 * px;
  }
  sheet.write(code.text || code.value, styles.codeText);
  sheet.y += 20 * px;
}
