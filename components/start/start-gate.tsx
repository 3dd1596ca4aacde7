import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useEffectEvent } from "react";
import { AppShell } from "@/components/shell/app-shell";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { LoadingScreen } from "@/components/ui/loading-screen";
import { MessageScreen } from "@/components/ui/message-screen";
import { useIsLongWait } from "@/components/ui/use-is-long-wait";
import { Snackbars } from "@/components/notifications/snackbars";
import { env } from "@/lib/config/env";
import { pageLocation } from "@/lib/platform/page-location";
import type { StartState } from "@/lib/start/start-machine";
import { startLogout } from "@/lib/start/start-logout";
import { tryAgain } from "@/lib/start/start-runs";
import { useStartState } from "@/lib/start/start-store";
import { mdiAlertCircle, mdiCloudOff, mdiLogin } from "@/lib/icons/first-icons";
import { href } from "@/lib/routes/href";
import { FirstPaint } from "@/components/first-paint/first-paint-place";
import { takeReturnAddress } from "@/lib/start/return-address";
import { useNavigation } from "@/lib/navigation/use-navigation";

/** What the app shows in each state of the start. Notifications lie above all states. */
export function StartGate({ children }: { children: Elements }) {
  return (
    <>
      <StartScreen>{children}</StartScreen>
      <Snackbars />
    </>
  );
}

function StartScreen({ children }: { children: Elements }) {
  const now = useStartState();
  // React draws the deferred screen in small steps, so that touches get through. Other states show at once.
  const drawn = useDeferredValue(now);
  const state = now.name === "ready" ? drawn : now;
  const t = useTranslations("start");
  useEffect(() => {
    // An unmounted screen leaves its title behind.
    if (state.name !== "ready") document.title = env.NEXT_PUBLIC_APP_NAME;
  }, [state.name]);
  const redirectText = (host: string | null) => (host === null ? t("redirecting") : t("redirectingTo", { host }));
  switch (state.name) {
    case "loading":
      return <Waiting text={t("loading")} retry={tryAgain} drawsFirstPaint={!state.isRetry} />;
    case "redirecting":
      return <Waiting key="redirecting" text={redirectText(state.host)} retry={tryAgain} />;
    case "loggingOut":
      return <Waiting key="loggingOut" text={t("loggingOut")} retry={() => void startLogout()} />;
    case "failed":
      return <Failed reason={state.reason} />;
    case "critical":
      return <Critical {...state} />;
    case "signedOut":
      return <SignedOut />;
    case "ready":
      return (
        <>
          <ReturnToAddress />
          <AppShell>{children}</AppShell>
        </>
      );
  }
}

interface WaitingProps {
  text: string;
  retry: () => void;
  /** Shows the page's first paint until the wait gets long. */
  drawsFirstPaint?: boolean;
}

function Waiting({ text, retry, drawsFirstPaint = false }: WaitingProps) {
  const t = useTranslations();
  const isLong = useIsLongWait();
  if (drawsFirstPaint && !isLong) return <FirstPaint />;
  return (
    <LoadingScreen text={text}>
      {isLong ? (
        <>
          <p>{t("start.slow")}</p>
          <Button onClick={retry}>{t("common.tryAgain")}</Button>
        </>
      ) : null}
    </LoadingScreen>
  );
}

type FailureReason = Extract<StartState, { name: "failed" }>["reason"];

const failureIcons: Record<FailureReason, string> = {
  unreachable: mdiCloudOff,
  noMember: mdiAlertCircle,
  captcha: mdiAlertCircle,
  noLogin: mdiLogin,
  redirects: mdiAlertCircle,
};

function Failed({ reason }: { reason: FailureReason }) {
  const t = useTranslations();
  const title = t(reason === "noLogin" ? "start.noLoginTitle" : "start.failedTitle");
  return (
    <MessageScreen icon={failureIcons[reason]} title={title} text={t(`start.${reason}`)}>
      <Button onClick={tryAgain}>{t("common.tryAgain")}</Button>
    </MessageScreen>
  );
}

interface CriticalProps {
  isForbidden: boolean;
  text: string;
}

/** _Try again_ keeps what a logout would delete: a draft, and the payment's return in the address. */
function Critical({ isForbidden, text }: CriticalProps) {
  const t = useTranslations();
  return (
    <MessageScreen
      icon={mdiAlertCircle}
      title={t(isForbidden ? "errors.forbiddenTitle" : "errors.criticalTitle")}
      text={text || t(isForbidden ? "errors.forbidden" : "errors.critical")}
    >
      <Button onClick={tryAgain}>{t("common.tryAgain")}</Button>
      <Button variant="text" onClick={() => void startLogout()}>
        {t("shell.logOut")}
      </Button>
    </MessageScreen>
  );
}

function SignedOut() {
  const t = useTranslations("start");
  return (
    <MessageScreen icon={mdiLogin} title={t("signedOutTitle")} text={t("signedOut")}>
      <Button onClick={() => pageLocation.replaceWith(href("membershipCard"))}>{t("signIn")}</Button>
    </MessageScreen>
  );
}

/** Returns once, after a good start, to where the member was before the login. */
function ReturnToAddress() {
  const navigation = useNavigation();
  const returnOnce = useEffectEvent(() => {
    const address = takeReturnAddress();
    if (address !== null && address !== pageLocation.current()) navigation.goTo(address, { replace: true });
  });
  useEffect(() => returnOnce(), []);
  return null;
}
