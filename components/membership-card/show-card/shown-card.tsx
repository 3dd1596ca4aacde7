import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { mdiBarcodeOff } from "@mdi/js";
import { DetailList } from "@/components/ui/detail-list";
import { cardModel, type CardModel } from "@/lib/api/card-model";
import type { Member } from "@/lib/api/member";
import { env } from "@/lib/config/env";
import { useHiddenRows } from "@/lib/card/use-hidden-rows";
import { useConfig } from "@/lib/queries/config-query";
import { MembershipWarning } from "@/components/membership-card/membership-warning";
import { regionalLocale } from "@/lib/format/regional-locale";
import { SvgIcon } from "@/components/ui/svg-icon";
import { useBarcode } from "@/components/ui/use-barcode";
import { CopyCode } from "./copy-code";
import { SharpBarcode } from "./sharp-barcode";

/** In letters. On a small screen a longer name would leave no room for the code beside it. */
const longName = 40;
/** With more memberships, or with two on a short screen, the large size would push the code out of sight. */
const manyMemberships = 2;

/**
 * The association, the member, the memberships and the current time, large enough to read across a counter; below them the rest.
 */
export function ShownCard({ member }: { member: Member }) {
  const t = useTranslations("membershipCard");
  const { fullName, memberships, details, warning, photo, logo } = cardModel(useConfig(), member);
  const hiddenRows = useHiddenRows(member);
  const shownRows = details.filter(({ label, value }) => !hiddenRows.has(label) && label + value !== "");
  const code = member.cardCode?.value ? member.cardCode : null;
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-3 px-5 pt-[calc(env(safe-area-inset-top)+1.25rem)] pb-6 sm:grid-cols-2 sm:gap-x-10 sm:gap-y-6 lg:pt-12">
      <div className="grid grid-cols-1 content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Association logo={logo.light} />
          <CardClock />
        </div>
        <div className="flex items-start gap-4">
          <h1 className={`min-w-0 flex-1 ${nameClass} ${nameSize(fullName, photo !== "")}`}>{fullName}</h1>
          {photo ? (
            <img
              key={photo}
              src={photo}
              alt={t("photoOf", { name: fullName })}
              width={88}
              height={110}
              className="h-[110px] w-[88px] shrink-0 rounded-xl border border-hairline object-cover data-missing:hidden"
            />
          ) : null}
        </div>
        {memberships.length > 0 ? <Memberships label={t("memberships")} memberships={memberships} /> : null}
        {warning ? <MembershipWarning warning={warning} fallback={t("invalidMembership")} /> : null}
      </div>
      {code ? (
        <div className="pt-2 sm:pt-0">
          <CardCode code={code} />
        </div>
      ) : null}
      {shownRows.length > 0 ? (
        <div className="sm:col-span-2">
          <DetailList details={shownRows} />
        </div>
      ) : null}
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

/** A name of usual length must fit the screen's width in large text too. */
function nameSize(name: string, isBesidePhoto: boolean): string {
  if (name.length > longName) return "text-2xl min-[400px]:text-3xl";
  return isBesidePhoto
    ? "text-[min(1.875rem,11vw)] min-[400px]:text-[min(2.25rem,11vw)] lg:text-6xl"
    : "text-[min(2.25rem,14vw)] min-[400px]:text-[min(3rem,14vw)] lg:text-6xl";
}

function Memberships({ label, memberships }: { label: string; memberships: CardModel["memberships"] }) {
  const areMany = memberships.length > manyMemberships;
  return (
    <ul aria-label={label} className={`grid grid-cols-1 ${areMany ? "gap-1.5" : "gap-3 short:gap-1.5"}`}>
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
function CardClock() {
  const locale = regionalLocale(useLocale());
  const now = useNow();
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(now);
  return (
    <p role="timer" aria-live="off" className="ml-auto grid justify-items-end leading-tight tabular-nums">
      <span className="text-2xl font-semibold">{write({ hour: "2-digit", minute: "2-digit", second: "2-digit" })}</span>
      <span>{write({ dateStyle: "medium" })}</span>
    </p>
  );
}

/** The time in milliseconds since 1970, updated as each second begins. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setNow(Date.now());
      timer = window.setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}

/** The card's code with its text below. If it cannot be drawn, a sentence says so: never a wrong code. */
function CardCode({ code }: { code: NonNullable<Member["cardCode"]> }) {
  const t = useTranslations("showCard");
  const state = useBarcode(code.format, code.value);
  const text = code.text || code.value;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2">
      {state === "invalid" || state === "notLoaded" ? (
        <p className="flex items-center gap-3 rounded-panel border border-outline p-4 text-lg">
          <SvgIcon path={mdiBarcodeOff} className="size-8" />
          <span className="min-w-0 flex-1">{t(state)}</span>
        </p>
      ) : (
        <SharpBarcode label={t("code")} drawing={state === "loading" ? null : state} isSquare={code.format === "qr"} />
      )}
      {/* Another code was not copied yet. */}
      <CopyCode key={text} text={text} />
    </div>
  );
}
