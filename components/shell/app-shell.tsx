"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, type MouseEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { env } from "@/lib/config/env";
import { pageLocation } from "@/lib/platform/page-location";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { useStore } from "@/lib/platform/use-store";
import { whenIdle } from "@/lib/platform/when-idle";
import { repeatEarlyTaps } from "@/lib/start/early-taps";
import { closeOverlays, overlayStore, setDrawerOpen } from "@/lib/dialogs/dialogs";
import { confirmNavigation, stayHere } from "@/lib/navigation/leave-guard";
import { payableCount } from "@/lib/invoices/payable-count";
import { useCurrentRoute } from "@/lib/navigation/use-current-route";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useRouteEffects } from "@/lib/navigation/use-route-effects";
import { notify } from "@/lib/notifications/notifications";
import { useConfig } from "@/lib/queries/config-query";
import { useMember } from "@/lib/queries/me-query";
import { headlineOf } from "@/lib/routes/headline";
import { useDarkMode } from "@/lib/settings/use-dark-mode";
import { BottomBar } from "./bottom-bar";
import { MainArea } from "./main-area";
import { isPlainClick } from "@/lib/navigation/is-plain-click";
import { TopBar } from "./top-bar";
import { useFilledLists } from "./use-filled-lists";
import { useSecondTap } from "./use-second-tap";
import { reloadForMissingPart } from "@/lib/start/missing-part";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";

const loadDrawer = () => import("./navigation-drawer");
const loadDialogs = () => import("@/components/dialogs/dialog-host");
const loadConsent = () => import("@/components/dialogs/cookies/consent-watch");
const isMissingPart = (error: unknown) => error instanceof Error && error.name === "ChunkLoadError";
const reloadIfPartIsMissing = (error: Error) => {
  if (isMissingPart(error)) reloadForMissingPart();
};

/** Top bar, screen and bottom bar. Drawer and dialogs load when they are first needed. */
export function AppShell({ children }: { children: Elements }) {
  const t = useTranslations();
  const mainRef = useRef<HTMLElement>(null);
  const route = useCurrentRoute();
  const navigation = useNavigation();
  const config = useConfig();
  const isDark = useDarkMode();
  const overlays = useStore(overlayStore);
  const guard = useStore(confirmNavigation);
  const onLoadFailed = () => {
    closeOverlays();
    stayHere();
    if (!reloadForMissingPart()) notify(t("errors.notLoaded"), "error");
  };
  const NavigationDrawer = useLoadedWhen(overlays.drawerOpen, loadDrawer, onLoadFailed)?.NavigationDrawer;
  const DialogHost = useLoadedWhen(overlays.dialog !== null || guard.dialogOpen, loadDialogs, onLoadFailed)?.DialogHost;
  const ConsentWatch = useLoadedWhen(config.cookieConsentEnabled === true, loadConsent)?.ConsentWatch;
  const filled = useFilledLists();
  const member = useMember();
  const toPay = member ? payableCount(member) : 0;

  const routeName = route?.name ?? "error404";
  const title = t(`routes.${routeName}`);
  const headline = headlineOf(routeName);
  useRouteEffects(mainRef, `${title} – ${env.NEXT_PUBLIC_APP_NAME}`, showPartWhenLoaded);
  usePrefetchOverlays();
  useEffect(repeatEarlyTaps, []);

  const isSecondTap = useSecondTap();
  const goBack = (event: MouseEvent) => {
    if (!isSecondTap(event.nativeEvent)) navigation.back();
  };
  const isNested = route !== null && route.pagename !== "";
  const goHome = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isSecondTap(event.nativeEvent) && route?.name !== "membershipCard") navigation.go("membershipCard");
  };

  /** Does not change the history, so the leave guard does not ask. */
  const skipToMain = (event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus();
  };

  return (
    <>
      <a
        href="#main"
        onClick={skipToMain}
        className="sr-only z-50 rounded-full bg-surface px-4 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t("shell.skipToContent")}
      </a>
      <TopBar
        t={t}
        logo={isDark ? config.logo.dark : config.logo.light}
        menuOpen={overlays.drawerOpen}
        onHome={goHome}
        onMenu={() => setDrawerOpen(!overlays.drawerOpen)}
        onBack={isNested ? goBack : undefined}
        headline={headline}
      />
      <MainArea ref={mainRef} isTitled={headline !== null}>
        <ErrorBoundary
          resetKey={`${route?.name}/${route?.pagename}`}
          onError={reloadIfPartIsMissing}
          fallback={(retry, error) =>
            isMissingPart(error) ? (
              <BrokenScreen title={t("errors.notLoaded")} retry={retry} />
            ) : (
              <BrokenScreen title={t("errors.brokenPart")} retry={pageLocation.reload} />
            )
          }
        >
          {children}
        </ErrorBoundary>
      </MainArea>
      <BottomBar
        t={t}
        filled={filled}
        current={routeName}
        counts={{ invoiceContainer: { count: toPay, text: t("shell.toPay", { count: toPay }) } }}
        onPress={(name, event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (route?.name === name) window.scrollTo(0, 0);
          else navigation.go(name);
        }}
      />
      {NavigationDrawer ? <NavigationDrawer /> : null}
      {DialogHost ? <DialogHost /> : null}
      {ConsentWatch ? <ConsentWatch /> : null}
    </>
  );
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

/**
 * @param retry reloads the page if the screen broke; if its code failed to load, it only requests the code again, because a
 * reload without a network might lose the app
 */
function BrokenScreen({ title, retry }: { title: string; retry: () => void }) {
  const t = useTranslations("common");
  return <Alert color="error" title={title} actions={<Button onClick={retry}>{t("tryAgain")}</Button>} />;
}

/** Loads the code of drawer and dialogs when the browser is idle, so that the first tap opens them at once. */
function usePrefetchOverlays(): void {
  useEffect(() => {
    const load = () =>
      void Promise.all([startInOwnTask(loadDrawer), startInOwnTask(loadDialogs)]).catch(() => undefined);
    return whenIdle(load);
  }, []);
}
