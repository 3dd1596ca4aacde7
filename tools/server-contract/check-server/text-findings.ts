import icons from "@mdi/svg/meta.json" with { type: "json" };
import { blockTypes } from "@/lib/api/content-block.docs";
import type { TextKind } from "@/lib/api/docs";
import { eventTimes } from "@/lib/collections/event-times";
import { barcodeFormats } from "@/lib/format/barcode-formats";
import { cssColor } from "@/lib/format/css-color";
import { isoDay } from "@/lib/format/iso-day";
import { mediaIn } from "@/lib/html/media-in";
import { plainIconName } from "@/lib/icons/icon-shard";
import { safeUrl } from "@/lib/platform/safe-url";
import type { ContractField } from "../contract/contract";
import { bankFindings } from "./bank-findings";
import { notice, unexpected, wrong, type Finding } from "./finding";
import { htmlLosses } from "./html-losses";
import { quote } from "./quote";

type Check = (text: string, path: string) => Finding[];

/** Findings on a text that must have some format, by the app's own readers; none for other kinds of value. */
export function textFindings(kind: ContractField["kind"], text: string, path: string): Finding[] {
  return (kind && checks[kind]?.(text, path)) ?? [];
}

const iconNames = new Set(icons.map(({ name }) => name));

const checks: Partial<Record<string, Check>> = {
  Html(html, path) {
    const { lost, plain } = htmlLosses(html);
    const findings: Finding[] = [];
    if (lost.length > 0) findings.push(wrong(path, `holds ${lost.join(", ")}. For safety that is taken out.`));
    if (plain.length > 0) findings.push(notice(path, `holds ${plain.join(", ")}. That is taken out, the text stays.`));
    return findings;
  },
  EmbedHtml(html, path) {
    const then = "video_link is shown, else a link to the first frame.";
    const isPlayed = mediaIn(html).some(({ kind }) => kind === "player");
    return isPlayed ? [] : [notice(path, `is ${quote(html)}. No player that this build allows: ${then}`)];
  },
  Icon: expecting("a Material Design icon", "A neutral dot is shown.", (name) => iconNames.has(plainIconName(name))),
  Color: expecting("a colour", "The colour of the text is used.", isColor),
  Day: expecting("a day as YYYY-MM-DD", "It is shown as it is.", (text) => isoDay(text) !== null),
  Moment: expecting("YYYY-MM-DD or YYYY-MM-DDTHH:mm", "It is not used.", isMoment),
  WebAddress: expecting("an http(s) address", "It is not followed.", (address) => safeUrl(address) !== null),
  ...bankFindings,
  CodeFormat: oneOf(barcodeFormats, "qr, code128 or ean13", "The code cannot be drawn."),
  BlockType: oneOf(Object.keys(blockTypes), `one of ${Object.keys(blockTypes).join(", ")}`, "The block is left out."),
  // form-findings checks it with the form engine.
  Conditions: () => [],
} satisfies Record<TextKind, Check>;

function expecting(expected: string, then: string, takes: (text: string) => boolean): Check {
  return (text, path) => (takes(text) ? [] : [unexpected(path, text, expected, then)]);
}

function oneOf(known: readonly string[], expected: string, then: string): Check {
  return expecting(expected, then, (text) => known.includes(text));
}

/** The app shows an unknown colour as `currentColor`. */
function isColor(color: string): boolean {
  return cssColor(color) !== "currentColor" || color.trim().toLowerCase() === "currentcolor";
}

function isMoment(moment: string): boolean {
  return eventTimes({ start: moment, end: "" }) !== null;
}
