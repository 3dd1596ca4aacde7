import { useTranslations } from "next-intl";
import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import type { Elements } from "@/components/ui/elements";
import { env } from "@/lib/config/env";
import { swallowSecondTap } from "@/lib/platform/double-tap";
import { useStore } from "@/lib/platform/use-store";
import { repeatEarlyTaps } from "@/lib/start/early-taps";
import { overlayStore, setDrawerOpen } from "@/lib/dialogs/dialogs";
import { payableCount } from "@/lib/invoices/listed-invoices";
import { onPlainClick } from "@/lib/navigation/on-plain-click";
import { useCurrentRoute } from "@/lib/navigation/use-current-route";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useRouteEffects } from "@/lib/navigation/use-route-effects";
import { useConfig } from "@/lib/queries/config-query";
import { useMember } from "@/lib/queries/me-query";
import { headlineOf } from "@/lib/routes/routes";
import { useDarkMode } from "@/lib/settings/use-dark-mode";
import { BottomBar } from "./bottom-bar";
import { MainArea } from "./main-area";
import { Overlays } from "./overlays";
import { ScreenBoundary } from "./screen-boundary";
import { TopBar } from "./top-bar";
import { useFilledLists } from "./use-filled-lists";

export function AppShell({ children }: { children: Elements }) {
  const t = useTranslations();
  const mainRef = useRef<HTMLElement>(null);
  const route = useCurrentRoute();
  const routeName = route?.name ?? "error404";
  const title = t(`routes.${routeName}`);
  const headline = headlineOf(routeName);
  useRouteEffects(mainRef, `${title} – ${env.NEXT_PUBLIC_APP_NAME}`, showPartWhenLoaded);
  useEffect(repeatEarlyTaps, []);
  return (
    <>
      <SkipLink mainRef={mainRef} />
      <MembersTopBar />
      <MainArea ref={mainRef} isTitled={headline !== null}>
        <ScreenBoundary address={`${route?.name}/${route?.pagename}`} title={headline?.isTitle ? "" : title}>
          {children}
        </ScreenBoundary>
      </MainArea>
      <MembersBottomBar />
      <Overlays />
    </>
  );
}

/** Does not change the history, so the leave guard does not ask. */
function SkipLink({ mainRef }: { mainRef: RefObject<HTMLElement | null> }) {
  const t = useTranslations("shell");
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus();
  };
  return (
    <a
      href="#main"
      onClick={skip}
      className="sr-only z-50 rounded-full bg-surface focus:not-sr-only focus:fixed focus:px-4 focus:py-3 focus:top-2 focus:left-2"
    >
      {t("skipToContent")}
    </a>
  );
}

function MembersTopBar() {
  const t = useTranslations();
  const route = useCurrentRoute();
  const navigation = useNavigation();
  const { logo } = useConfig();
  const isDark = useDarkMode();
  const { drawerOpen } = useStore(overlayStore);
  // After a tap another control may be under the finger.
  const goBack = (event: MouseEvent) => {
    swallowSecondTap(event.nativeEvent);
    navigation.back();
  };
  const goHome = (event: MouseEvent) =>
    onPlainClick(event, () => {
      swallowSecondTap(event.nativeEvent);
      if (route?.name !== "membershipCard") navigation.go("membershipCard");
    });
  const isNested = route !== null && route.pagename !== "";
  return (
    <TopBar
      t={t}
      logo={isDark ? logo.dark : logo.light}
      menuOpen={drawerOpen}
      onHome={goHome}
      onMenu={() => setDrawerOpen(!drawerOpen)}
      onBack={isNested ? goBack : undefined}
      headline={headlineOf(route?.name ?? "error404")}
    />
  );
}

function MembersBottomBar() {
  const t = useTranslations();
  const route = useCurrentRoute();
  const navigation = useNavigation();
  const member = useMember();
  const filled = useFilledLists();
  const toPay = member ? payableCount(member) : 0;
  return (
    <BottomBar
      ref={followBarHeight}
      t={t}
      filled={filled}
      current={route?.name ?? "error404"}
      counts={{ invoiceContainer: { count: toPay, text: t("shell.toPay", { count: toPay }) } }}
      onPress={(name, event) =>
        onPlainClick(event, () => {
          if (route?.name === name) window.scrollTo(0, 0);
          else navigation.go(name);
        })
      }
    />
  );
}

/** The height of the bar that the styles expect: one row (globals.css). */
const usualBarHeight = "56px";

/** Passes the bar's height to the styles: the bar wraps when its labels need more rows. */
function followBarHeight(rows: HTMLElement | null): (() => void) | undefined {
  if (!rows) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = `${rows.offsetHeight}px`;
    // A property of the root, once set, makes the browser compute the styles of the whole page.
    if (height !== (style.getPropertyValue("--bottom-bar") || usualBarHeight))
      style.setProperty("--bottom-bar", height);
  });
  observer.observe(rows);
  return () => observer.disconnect();
}

/** Lazy: few addresses have a fragment. */
function showPartWhenLoaded(main: HTMLElement, fragment: string, signal: AbortSignal): void {
  import("@/lib/html/show-part").then(
    ({ showPart }) => {
      if (!signal.aborted) showPart(main, fragment, signal);
    },
    () => undefined,
  );
}
