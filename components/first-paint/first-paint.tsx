import { AssignmentList, AssignmentRow, assignmentClass } from "@/components/membership-card/assignment-list";
import { CardLayout } from "@/components/membership-card/card-layout";
import { MembershipCard } from "@/components/membership-card/membership-card";
import { MembershipWarning } from "@/components/membership-card/membership-warning";
import { FreshnessLine } from "@/components/offline/freshness-line";
import { BottomBar } from "@/components/shell/bottom-bar";
import { MainArea } from "@/components/shell/main-area";
import { TopBar } from "@/components/shell/top-bar";
import { drawnAtOnce } from "@/components/ui/drawn-at-once";
import { LoadingNote } from "@/components/ui/loading-note";
import { LoadingScreen } from "@/components/ui/loading-screen";
import { SvgIcon } from "@/components/ui/svg-icon";
import { asList } from "@/lib/api/as-list";
import type { CardModel } from "@/lib/api/card-model";
import { isRecord } from "@/lib/api/is-record";
import { readCardModel } from "@/lib/api/read-card-model";
import { mdiRefresh, mdiUpdate } from "@/lib/icons/first-icons";
import { barRoutes, isBarRouteCurrent, type FilledLists } from "@/lib/routes/bar-routes";
import { headlineOf } from "@/lib/routes/headline";
import { href } from "@/lib/routes/href";
import { matchRoute } from "@/lib/routes/match-route";
import { routeExists, routes } from "@/lib/routes/routes";
import type { FirstPaintTexts } from "@/lib/start/first-paint-texts";

export interface FirstPaintInput {
  texts: FirstPaintTexts;
  isDark: boolean;
  /** The bodies of config and me as JSON values, with status 200. */
  config: unknown;
  me: unknown;
  /** When they were read, as it is shown. */
  readAtText: string;
}

/** The whole screen while config and me are on their way. */
export function paintLoading(texts: FirstPaintTexts) {
  return <LoadingScreen text={texts.loading} />;
}

/** The shell with the card, or with the headline of another screen, exactly as React draws it; null when the answers hold no member or the address no screen. */
export function paintScreen(input: FirstPaintInput) {
  const { texts, isDark, config, me } = input;
  const card = readCardModel(config, me);
  const route = matchRoute(location.pathname);
  if (card === null || route === null) return null;
  const headline = headlineOf(route.name);
  return (
    <>
      <TopBar
        texts={{ back: texts.common.back, home: texts.common.home, menu: texts.common.menu, appName: texts.appName }}
        logo={isDark ? card.logo.dark : card.logo.light}
        homeHref={href("membershipCard")}
        menuOpen={false}
        onBack={route.pagename === "" ? undefined : () => undefined}
        headline={headline ? { text: texts.routes[headline.route], isTitle: headline.isTitle } : undefined}
      />
      <MainArea isTitled={headline !== null}>
        {headline ? <LoadingNote text={texts.loading} /> : <Card {...input} card={card} />}
      </MainArea>
      <BottomBar
        label={texts.mainNavigation}
        items={barRoutes(filledLists(config, me)).map((name) => ({
          key: name,
          label: texts.routes[name],
          icon: routes[name].icon,
          href: href(name),
          isCurrent: isBarRouteCurrent(name, route.name),
        }))}
      />
    </>
  );
}

function Card({ texts, readAtText, card }: FirstPaintInput & { card: CardModel }) {
  return (
    <CardLayout
      freshness={
        <FreshnessLine
          text={texts.freshness.updated.replace("{time}", () => readAtText)}
          icon={mdiUpdate}
          isWarning={false}
          refresh={{ label: texts.freshness.refresh, icon: mdiRefresh, isRunning: false }}
        />
      }
      notices={
        card.warning ? <MembershipWarning warning={card.warning} fallback={texts.card.invalidMembership} /> : null
      }
      card={
        <MembershipCard
          card={card}
          texts={cardTexts(texts, card)}
          editHref={routeExists("myAccount") ? href("myAccount") : null}
        />
      }
      beside={
        <AssignmentList
          title={texts.card.assignments}
          assignments={card.assignments}
          renderRows={(assignments) =>
            assignments.slice(0, drawnAtOnce).map((assignment, index) => (
              <li key={index} className={assignmentClass}>
                <AssignmentRow
                  assignment={assignment}
                  renderIcon={(_name, className) => <SvgIcon path="" className={className} />}
                />
              </li>
            ))
          }
        />
      }
    />
  );
}

function cardTexts(texts: FirstPaintTexts, card: CardModel) {
  return {
    details: texts.card.details,
    memberships: texts.card.memberships,
    show: texts.card.show,
    edit: texts.card.edit,
    photoOf: texts.card.photoOf.replace("{name}", () => card.fullName),
  };
}

/** Which lists hold something, so that the bottom bar has its final buttons at once. */
function filledLists(config: unknown, me: unknown): FilledLists {
  const entries = (body: unknown, name: string): unknown =>
    typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  const isFilled = (list: unknown) => asList(list)?.some(isRecord) ?? false;
  const either = (name: string) => isFilled(asList(entries(me, name)) ?? entries(config, name));
  const later = entries(me, "memberData");
  const member = isRecord(later) ? later : entries(config, "memberData");
  return {
    invoices: isFilled(entries(member, "invoice")),
    benefits: either("benefits"),
    events: either("events"),
    articles: either("articles"),
  };
}
