import icons from "@mdi/svg/meta.json" with { type: "json" };
import type { TextKind } from "@/lib/api/docs";
import { barcodeFormats } from "@/lib/format/barcode-formats";
import { cssColor } from "@/lib/format/css-color";
import { isIsoDate } from "@/lib/format/is-iso-date";
import { safeUrl } from "@/lib/platform/safe-url";
import { eventTimes } from "@/lib/collections/event-times";
import { parseEmbed } from "@/lib/html/parse-embed";
import { plainIconName } from "@/lib/icons/plain-icon-name";
import { blockTypes } from "@/lib/api/content-block.docs";
import { bankFindings } from "./bank-findings";
import { notice, wrong, type Finding } from "./finding";
import { htmlLosses } from "./html-losses";
import { quote } from "./quote";

const iconNames = new Set(icons.map(({ name }) => name));

/** Findings on a text that must have some format, by the app's own readers. */
export function textFindings(form: TextKind, text: string, path: string): Finding[] {
  return checks[form](text, path);
}

const checks: Record<TextKind, (text: string, path: string) => Finding[]> = {
  Html(html, path) {
    const { lost, plain } = htmlLosses(html);
    const findings: Finding[] = [];
    if (lost.length > 0) findings.push(wrong(path, `holds ${lost.join(", ")}. For safety that is taken out.`));
    if (plain.length > 0) findings.push(notice(path, `holds ${plain.join(", ")}. That is taken out, the text stays.`));
    return findings;
  },
  EmbedHtml: (html, path) =>
    parseEmbed(html) === null
      ? [
          notice(
            path,
            `is ${quote(html)}. No player that this build allows: the video is a link, to video_link, else to the first frame.`,
          ),
        ]
      : [],
  Icon: (name, path) =>
    iconNames.has(plainIconName(name))
      ? []
      : [wrong(path, `is ${quote(name)}, expected a Material Design icon. A neutral dot is shown.`)],
  Color: (color, path) =>
    cssColor(color) !== "currentColor" || color.trim().toLowerCase() === "currentcolor"
      ? []
      : [wrong(path, `is ${quote(color)}, expected a colour. The colour of the text is used.`)],
  Day: (day, path) =>
    isIsoDate(day) ? [] : [wrong(path, `is ${quote(day)}, expected a day as YYYY-MM-DD. It is shown as it is.`)],
  Moment: (moment, path) =>
    eventTimes({ start: moment, end: "" }) === null
      ? [wrong(path, `is ${quote(moment)}, expected YYYY-MM-DD or YYYY-MM-DDTHH:mm. It is not used.`)]
      : [],
  WebAddress: (address, path) =>
    safeUrl(address) === null
      ? [wrong(path, `is ${quote(address)}, expected an http(s) address. It is not followed.`)]
      : [],
  ...bankFindings,
  CodeFormat: (format, path) =>
    barcodeFormats.some((known) => known === format)
      ? []
      : [wrong(path, `is ${quote(format)}, expected qr, code128 or ean13. The code cannot be drawn.`)],
  BlockType: (type, path) =>
    Object.hasOwn(blockTypes, type)
      ? []
      : [
          wrong(
            path,
            `is ${quote(type)}, expected one of ${Object.keys(blockTypes).join(", ")}. The block is left out.`,
          ),
        ],
  // form-findings checks it with the form engine.
  Conditions: () => [],
};
