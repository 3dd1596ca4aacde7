import type { MouseEvent, Ref } from "react";
import { MembershipWarning } from "@/components/membership-card/membership-warning";
import { Button } from "@/components/ui/button";
import { DetailList } from "@/components/ui/detail-list";
import type { Elements } from "@/components/ui/elements";
import type { CardModel } from "@/lib/api/card-model";
import type { HiddenRows } from "@/lib/card/hidden-rows";
import { env } from "@/lib/config/env";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";

/** In letters. On a small screen a longer name would leave no room for the code beside it. */
const longName = 40;
/** With more memberships, or with two on a short screen, the large size would push the code out of sight. */
const manyMemberships = 2;

/** The look of the dialog. */
export const shownCardClass = "always-light bg-surface text-ink";

interface ShownCardLayoutProps {
  card: CardModel;
  hiddenRows: HiddenRows;
  t: FirstPaintTranslator;
  clock: Elements;
  /** Null where the card has no code. */
  code: Elements;
  /** Below the card, out of sight until the member scrolls. */
  end?: Elements;
  freshness: Elements;
  onClose: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The shown card and its bar: the association, the member, the memberships and the current time, large enough to read across a
 * counter; below them the rest. React and the first paint both render it, so it and its parts use no hooks, and their texts are
 * in `firstPaintKeys`.
 */
export function ShownCardLayout({
  card,
  hiddenRows,
  t,
  clock,
  code,
  end,
  freshness,
  onClose,
  ref,
}: ShownCardLayoutProps) {
  const { fullName, memberships, details, warning, photo, logo } = card;
  const shownRows = details.filter(({ label, value }) => !hiddenRows.has(label) && label + value !== "");
  return (
    // The bar is inside the scrolling area, so that arrow keys scroll the card wherever the focus is.
    <div ref={ref} tabIndex={-1} className="flex h-full scroll-pb-24 flex-col overflow-y-auto outline-none">
      <div className="flex-1">
        <div className="mx-auto grid max-w-content grid-cols-1 gap-3 px-5 pt-[calc(env(safe-area-inset-top)+1.25rem)] pb-6 beside:grid-cols-2 beside:gap-x-10 beside:gap-y-6 lg:pt-12">
          {/* In a low window the code precedes the memberships, which would push it out of sight. */}
          <div className="grid grid-cols-1 content-start gap-3 low:contents">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Association logo={logo.light} />
              {clock}
            </div>
            <div className="flex items-start gap-4">
              <h1 translate="no" className={`min-w-0 flex-1 ${nameClass} ${nameSize(fullName, photo !== "")}`}>
                {fullName}
              </h1>
              {photo ? (
                <img
                  key={photo}
                  src={photo}
                  alt={t("membershipCard.photoOf", { name: fullName })}
                  width={88}
                  height={110}
                  className="h-[110px] w-[88px] shrink-0 rounded-xl border border-hairline object-cover data-missing:hidden"
                />
              ) : null}
            </div>
            {memberships.length > 0 ? (
              <Memberships label={t("membershipCard.memberships")} memberships={memberships} />
            ) : null}
            {warning ? <MembershipWarning warning={warning} t={t} /> : null}
          </div>
          {code ? <div className="pt-2 beside:pt-0 low:order-1">{code}</div> : null}
          {shownRows.length > 0 ? (
            <div className="beside:col-span-2 low:order-2">
              <DetailList details={shownRows} />
            </div>
          ) : null}
        </div>
        {end ? <div className="px-5 pb-6 text-center">{end}</div> : null}
      </div>
      <div className="sticky bottom-0 border-t border-hairline bg-surface">
        <div className="mx-auto grid max-w-content grid-cols-[1fr_auto] items-center gap-3 px-5 pt-2 pb-[calc(env(safe-area-inset-bottom)+0.5rem)]">
          {freshness}
          <Button id="close-shown-card" onClick={onClose}>
            {t("common.close")}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The association's logo. Falls back to its name without a logo, or when the logo fails to load. */
function Association({ logo }: { logo: string }) {
  const name = env.NEXT_PUBLIC_APP_NAME;
  return (
    <>
      {logo ? (
        <img
          key={logo}
          src={logo}
          alt={name}
          height={32}
          className="peer h-8 w-auto max-w-[45%] object-contain object-left data-missing:hidden"
        />
      ) : null}
      <p className={`min-w-0 font-bold wrap-anywhere ${logo ? "hidden peer-data-missing:block" : ""}`}>{name}</p>
    </>
  );
}

const nameClass = "leading-tight font-extrabold tracking-tight text-balance wrap-anywhere hyphens-auto";

/** A name of usual length must fit the screen's width in large text too, and leave room below it on a low screen. */
function nameSize(name: string, isBesidePhoto: boolean): string {
  if (name.length > longName) return "text-2xl min-[400px]:text-3xl";
  return isBesidePhoto
    ? "text-[min(1.875rem,11vw)] min-[400px]:text-[min(2.25rem,11vw)] lg:text-6xl"
    : "text-[min(2.25rem,14vw)] min-[400px]:text-[min(3rem,14vw,10vh)] lg:text-6xl";
}

function Memberships({ label, memberships }: { label: string; memberships: CardModel["memberships"] }) {
  const areMany = memberships.length > manyMemberships;
  return (
    <ul
      role="list"
      aria-label={label}
      className={`grid grid-cols-1 low:order-2 ${areMany ? "gap-1.5" : "gap-3 short:gap-1.5"}`}
    >
      {memberships.map(({ title, subtitle }, index) => (
        <li key={index} className="border-l-8 border-primary pl-4 wrap-anywhere">
          <p className={`leading-tight font-bold ${areMany ? "text-lg" : "text-2xl short:text-lg"}`}>{title}</p>
          {subtitle ? <p className={`leading-snug ${areMany ? "" : "text-xl short:text-base"}`}>{subtitle}</p> : null}
        </li>
      ))}
    </ul>
  );
}

/** A running clock tells the live card from a picture of it. Screen readers do not announce each second. */
export function ClockFace({ time, date }: { time: string; date: string }) {
  return (
    <p role="timer" aria-live="off" className="ml-auto grid justify-items-end leading-tight tabular-nums">
      <span className="text-2xl font-semibold">{time}</span>
      <span>{date}</span>
    </p>
  );
}
