import { CardLayout } from "@/components/membership-card/card-layout";
import { FreshnessLine } from "@/components/offline/freshness-line";
import { BottomBar } from "@/components/shell/bottom-bar";
import { MainArea } from "@/components/shell/main-area";
import { TopBar } from "@/components/shell/top-bar";
import { LoadingNote } from "@/components/ui/loading-note";
import { LoadingScreen } from "@/components/ui/loading-screen";
import { SvgIcon } from "@/components/ui/svg-icon";
import { asList, isRecord } from "@/lib/api/json";
import { readCardModel } from "@/lib/api/read-card-model";
import { mdiUpdate } from "@/lib/icons/first-icons";
import type { FilledLists } from "@/lib/routes/bar-routes";
import { headlineOf } from "@/lib/routes/routes";
import { matchRoute } from "@/lib/routes/match-route";
import { plainTranslator, type FirstPaintTexts } from "@/lib/start/first-paint-texts";
import type { EarlyShownCard } from "./early-shown-card";

export interface FirstPaintInput {
  texts: FirstPaintTexts;
  isDark: boolean;
  /** The bodies of config and me as JSON values, with status 200. */
  config: unknown;
  me: unknown;
  /** The displayed time at which they were read. */
  readAtText: string;
  /** The member's identity, if the stored card has one. */
  person?: string;
  shownCard: EarlyShownCard;
}

/** The loading screen, while config and me are in flight. */
export function paintLoading(texts: FirstPaintTexts) {
  return <LoadingScreen text={texts["start.loading"]} />;
}

/**
 * The shell with the card, or with the headline of another screen, exactly as React renders it. Returns null when the answers
 * hold no member or the address has no screen.
 */
export function paintScreen({ texts, isDark, config, me, readAtText, person, shownCard }: FirstPaintInput) {
  const card = readCardModel(config, me);
  const route = matchRoute(location.pathname);
  if (card === null || route === null) return null;
  const t = plainTranslator(texts);
  const headline = headlineOf(route.name);
  const freshness = { text: t("freshness.updated", { time: readAtText }), icon: mdiUpdate, isWarning: false };
  if (headline === null)
    shownCard.update({ card, person: person ?? card.person, freshness: <FreshnessLine {...freshness} />, t });
  return (
    <>
      <TopBar
        t={t}
        logo={isDark ? card.logo.dark : card.logo.light}
        menuOpen={false}
        onBack={route.pagename === "" ? undefined : () => undefined}
        headline={headline}
      />
      <MainArea isTitled={headline !== null}>
        {headline ? (
          <LoadingNote text={t("start.loading")} />
        ) : (
          <CardLayout
            card={card}
            t={t}
            freshness={<FreshnessLine {...freshness} refresh={{ label: t("freshness.refresh"), isRunning: false }} />}
            renderIcon={(_name, className) => <SvgIcon path="" className={className} />}
            onShow={shownCard.show}
          />
        )}
      </MainArea>
      <BottomBar t={t} filled={filledLists(config, me)} current={route.name} />
    </>
  );
}

/** Which lists hold an entry, so that the bottom bar has its final buttons at once. */
function filledLists(config: unknown, me: unknown): FilledLists {
  const fieldOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);
  const isFilled = (list: unknown) => asList(list)?.some(isRecord) ?? false;
  // The app handles me after config, so me takes precedence.
  const isCollectionFilled = (name: string) => isFilled(asList(fieldOf(me, name)) ?? fieldOf(config, name));
  const memberOfMe = fieldOf(me, "memberData");
  const member = isRecord(memberOfMe) ? memberOfMe : fieldOf(config, "memberData");
  return {
    invoices: isFilled(fieldOf(member, "invoice")),
    benefits: isCollectionFilled("benefits"),
    events: isCollectionFilled("events"),
    articles: isCollectionFilled("articles"),
  };
}
