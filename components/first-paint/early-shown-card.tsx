import {
  CodeLayout,
  CodePlace,
  CodeProblem,
  CodeText,
  type CopyOutcome,
  sharpSize,
} from "@/components/membership-card/show-card/code-layout";
import { ClockFace, shownCardClass, ShownCardLayout } from "@/components/membership-card/show-card/shown-card-layout";
import { BarcodeSvg } from "@/components/ui/barcode-svg";
import type { Elements } from "@/components/ui/elements";
import type { CardModel } from "@/lib/api/card-model";
import { hiddenRowsIn, parseRowChoices } from "@/lib/card/hidden-rows";
import { wholePixelWidth } from "@/lib/format/whole-pixel-width";
import type { BarcodeDrawing } from "@/lib/format/draw-barcode";
import { formatClock } from "@/lib/format/format-clock";
import { shownCardEntry } from "@/lib/navigation/overlay-entry";
import { earlyDrawingOf, type EarlyCard } from "@/lib/offline/early-card";
import { copyText } from "@/lib/platform/clipboard";
import { localStore } from "@/lib/platform/storage";
import { swallowSecondTap } from "@/lib/platform/double-tap";
import { takeShowCardQuery } from "@/lib/routes/show-card-address";
import { earlyShownCardId } from "@/lib/start/early-shown-card";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";

interface Content {
  card: CardModel;
  /** The owner: `Member.person`. */
  person: string;
  freshness: Elements;
  t: FirstPaintTranslator;
}

interface EarlyShownCardOptions {
  lang: string;
  /** The stored card, which may hold the drawing of the code. */
  stored: EarlyCard | null;
  /** Whether React has replaced the first paint: then only the app opens the shown card. */
  isAppUp: () => boolean;
}

export type EarlyShownCard = ReturnType<typeof createEarlyShownCard>;

/** One opening of the shown card. */
interface Opening {
  dialog: HTMLDialogElement;
  isClosing: boolean;
  copied: CopyOutcome;
}

// TypeScript types JSX as React elements. Here the DOM runtime makes nodes of it.
const nodeOf = (drawn: Elements) => drawn as unknown as HTMLElement;
const elementsOf = (node: HTMLElement) => node as unknown as Elements;

/**
 * The shown card before the app is up (docs/product.md, Show card). Like the app's own dialog, it is open while its history
 * entry is current. ShowCardDialog then takes its place.
 */
export function createEarlyShownCard({ lang, stored, isAppUp }: EarlyShownCardOptions) {
  let content: Content | null = null;
  let opening: Opening | null = null;

  const copy = async (text: string) => {
    const copying = opening;
    window.earlyCopy = copyText(text);
    const isCopied = await window.earlyCopy;
    if (copying) copying.copied = isCopied ? "copied" : "copyFailed";
    fill();
  };
  const close = () => {
    // The step back takes a moment, in which a second press would go back one step too far.
    if (opening === null || opening.isClosing) return;
    opening.isClosing = true;
    shownCardEntry.leave();
  };
  const drawPanel = ({ card, person, freshness, t }: Content, copied: CopyOutcome) => {
    const choices = parseRowChoices(localStore.read("shownCardRows"));
    return nodeOf(
      <ShownCardLayout
        card={card}
        hiddenRows={hiddenRowsIn(choices, { person, details: card.details })}
        t={t}
        clock={runClock(lang)}
        code={
          card.code
            ? drawCode(card.code, t, { drawing: earlyDrawingOf(stored, card.code), outcome: copied, onCopy: copy })
            : null
        }
        freshness={freshness}
        onClose={(event) => {
          swallowSecondTap(event);
          close();
        }}
      />,
    );
  };
  const fill = () => {
    if (opening === null || content === null) return;
    const { dialog, copied } = opening;
    const scrollTop = dialog.firstElementChild?.scrollTop ?? 0;
    const focusedId = dialog.querySelector("button:focus")?.id;
    const panel = drawPanel(content, copied);
    dialog.replaceChildren(panel);
    panel.scrollTop = scrollTop;
    (document.getElementById(focusedId ?? "") ?? panel).focus();
  };
  const open = ({ t }: Content) => {
    const dialog = createDialog(t("common.membershipCard"), close);
    opening = { dialog, isClosing: false, copied: null };
    // Filled before it is shown: the browser lays the page out once.
    fill();
    document.body.append(dialog);
    dialog.showModal();
    if (dialog.firstElementChild instanceof HTMLElement) dialog.firstElementChild.focus();
  };
  const remove = () => {
    if (opening) {
      opening.dialog.close();
      opening.dialog.remove();
      // The browser returns the focus to the first paint's button only, which the app may have replaced.
      document.getElementById("show-card")?.focus();
    }
    opening = null;
    // The app shows no result of a copy from an earlier opening.
    delete window.earlyCopy;
  };
  const followEntry = () => {
    if (!shownCardEntry.isOn()) remove();
    else if (opening === null && content !== null && !isAppUp()) open(content);
  };
  shownCardEntry.watch(followEntry);

  return {
    redraw: fill,
    show: () => {
      shownCardEntry.push();
      followEntry();
    },
    /** Redraws the card for new answers, and opens it if the address or the history entry requests it. */
    update: (next: Content) => {
      content = next;
      fill();
      if (takeShowCardQuery()) shownCardEntry.push();
      followEntry();
    },
  };
}

/** Looks and behaves like components/ui/modal.tsx. */
function createDialog(label: string, close: () => void): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.id = earlyShownCardId;
  dialog.className = `full-window ${shownCardClass}`;
  dialog.tabIndex = -1;
  dialog.setAttribute("role", "dialog");
  dialog.setAttribute("aria-label", label);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  // A browser may close the dialog without a cancel event if the member has not touched it.
  dialog.addEventListener("close", close);
  return dialog;
}

/** A clock that runs while it is in the page. */
function runClock(lang: string): Elements {
  const draw = () => nodeOf(<ClockFace {...formatClock(Date.now(), lang)} />);
  const clock = draw();
  const tick = () => {
    if (!clock.isConnected) return;
    clock.replaceChildren(...draw().children);
    wait();
  };
  const wait = () => setTimeout(tick, 1000 - (Date.now() % 1000));
  wait();
  return elementsOf(clock);
}

interface CodeState {
  /** Null when the format cannot hold the value. Undefined while no encoder is loaded: then only the app can draw it. */
  drawing: BarcodeDrawing | null | undefined;
  outcome: CopyOutcome;
  onCopy: (text: string) => Promise<void>;
}

function drawCode(
  { format, value, text: ownText }: NonNullable<CardModel["code"]>,
  t: FirstPaintTranslator,
  { drawing, outcome, onCopy }: CodeState,
): Elements {
  const text = ownText || value;
  return (
    <CodeLayout>
      {drawing === null ? (
        <CodeProblem text={t("showCard.invalid")} />
      ) : (
        drawPlace(drawing, format === "qr", t("showCard.code"))
      )}
      <CodeText text={text} t={t} outcome={outcome} onCopy={() => void onCopy(text)} />
    </CodeLayout>
  );
}

/** The code in its place, with sharp pixels; an empty place without a drawing. */
function drawPlace(drawing: BarcodeDrawing | undefined, isSquare: boolean, label: string): Elements {
  const place = nodeOf(<CodePlace isSquare={isSquare} />);
  if (drawing) {
    let drawnWidth: number | null = null;
    const fit = () => {
      const width = wholePixelWidth(place.clientWidth, drawing.width, devicePixelRatio);
      // The observer's first call would draw the same again in the first frame.
      if (width === drawnWidth) return;
      drawnWidth = width;
      place.replaceChildren(
        nodeOf(<BarcodeSvg label={label} drawing={drawing} filterId="early-code" {...sharpSize(width, isSquare)} />),
      );
    };
    // Once the place is in the page, and before its first frame.
    queueMicrotask(fit);
    new ResizeObserver(fit).observe(place);
  }
  return elementsOf(place);
}
