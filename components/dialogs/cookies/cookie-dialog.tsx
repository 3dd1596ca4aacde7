import { mdiArrowLeft, mdiClose } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { LoadingPart } from "@/components/ui/loading-part";
import { makeScrollerReachable } from "@/components/ui/make-scroller-reachable";
import { PanelModal } from "@/components/ui/panel-modal";
import { ServerIcon } from "@/components/ui/server-icon";
import { useLoadedOrClosed } from "@/components/notifications/use-loaded-or-closed";
import type { DialogControl } from "@/components/ui/use-modal";
import { answerCookieDialog, cookieViewStore, type CookieView } from "@/lib/consent/cookie-dialog";
import { isCookieQuestionOpen } from "@/lib/consent/cookie-consent";
import { cookieIcon } from "@/lib/icons/cookie-icon";
import { useStore } from "@/lib/platform/use-store";
import { useConfig } from "@/lib/queries/config-query";
import { cookieTypes } from "@/lib/settings/settings";
import { settingsStore, useSettings } from "@/lib/settings/settings-store";
import { CookieChoices } from "./cookie-choices";

/**
 * The cookie dialog in one of its three views (docs/product.md, Cookies and analytics), 400 by 600. Before the first answer only
 * an answer closes it, and refusing takes one tap. Later it can be closed, and the accepted types stay.
 *
 * The focus starts at the heading of each view, never at a button: the dialog opens by itself, and a key pressed at that moment
 * must not answer it.
 */
export function CookieDialog({ open, onClose }: DialogControl) {
  const t = useTranslations("consent");
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { cookieInfoPage } = useConfig();
  const wanted = useStore(cookieViewStore);
  // The config of another language may have no such page.
  const view = wanted === "aboutCookies" && cookieInfoPage === null ? "front" : wanted;
  // Not in the view: its effects run before showModal, and the dialog would later return the focus to its own heading.
  useLayoutEffect(() => headingRef.current?.focus(), [view]);
  const mustAnswer = isCookieQuestionOpen(useConfig(), useSettings());
  const close = mustAnswer ? null : onClose;
  return (
    // Tools against cookie banners hide elements whose class or id says "cookie". The page below would stay inert.
    <PanelModal
      open={open}
      onClose={close}
      initialFocus={headingRef}
      label={t("title")}
      size="h-text-dialog max-w-text-dialog"
      overflow="overflow-y-auto"
    >
      <CurrentView view={view} headingRef={headingRef} onClose={close} />
    </PanelModal>
  );
}

interface ViewProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** null when only an answer closes the dialog. */
  onClose: (() => void) | null;
}

/**
 * Unmounts when the dialog has closed: the ticks have no effect until accepted, and each opening starts from the accepted types.
 */
function CurrentView({ view, ...props }: ViewProps & { view: CookieView }) {
  const [chosen, setChosen] = useState(() => settingsStore.get().acceptedCookies);
  if (view === "chooseCookies") return <ChoicesView {...props} chosen={chosen} onChange={setChosen} />;
  return view === "aboutCookies" ? <AboutView {...props} /> : <FrontView {...props} />;
}

/** The question and the answers. Refusing takes one tap on a button that looks like the one for accepting. */
function FrontView(props: ViewProps) {
  const t = useTranslations("consent");
  const { cookieInfoPage } = useConfig();
  return (
    <ViewLayout
      {...props}
      title={t("title")}
      actions={
        <>
          <Button variant="tonal" onClick={() => cookieViewStore.set("chooseCookies")}>
            {t("choose")}
          </Button>
          <Button onClick={() => answerCookieDialog(["necessary"])}>{t("acceptNecessary")}</Button>
          <Button onClick={() => answerCookieDialog(cookieTypes)}>{t("acceptAll")}</Button>
        </>
      }
    >
      <div className="flex min-h-full flex-col gap-3 min-[24rem]:justify-center">
        <span className="inline-flex size-20 items-center justify-center self-center rounded-full bg-raised text-action max-[24rem]:hidden [@media(max-height:40rem)]:hidden">
          <ServerIcon name={cookieIcon} className="size-12" />
        </span>
        <p>{t("description")}</p>
        <p className="text-muted">{t("changeLater")}</p>
        {cookieInfoPage ? (
          <Button
            variant="text"
            className="-ml-5 self-start underline underline-offset-4 -outline-offset-3"
            onClick={() => cookieViewStore.set("aboutCookies")}
          >
            {t("readMore")}
          </Button>
        ) : null}
      </div>
    </ViewLayout>
  );
}

function ChoicesView({ chosen, onChange, ...props }: ViewProps & ComponentProps<typeof CookieChoices>) {
  const t = useTranslations("consent");
  return (
    <ViewLayout
      {...props}
      title={t("choose")}
      canGoBack
      actions={<Button onClick={() => answerCookieDialog(chosen)}>{t("acceptChosen")}</Button>}
    >
      <CookieChoices chosen={chosen} onChange={onChange} />
    </ViewLayout>
  );
}

/** Lazy, so that the question does not wait for content blocks, which few members open here. */
const loadBlocks = () => import("@/components/blocks/content-blocks");

/** The association's page about cookies. */
function AboutView(props: ViewProps) {
  const t = useTranslations("consent");
  const { cookieInfoPage } = useConfig();
  const blocks = useLoadedOrClosed(true, loadBlocks, () => cookieViewStore.set("front"));
  return (
    <ViewLayout {...props} title={cookieInfoPage?.title || t("about")} titleSize="text-2xl" canGoBack>
      <div className="pb-5">
        {blocks ? <blocks.ContentBlocks rawBlocks={cookieInfoPage?.rawBlocks ?? []} /> : <LoadingPart />}
      </div>
    </ViewLayout>
  );
}

interface ViewLayoutProps extends ViewProps {
  title: string;
  titleSize?: string;
  canGoBack?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** A view's heading and scrolling content above its buttons, which stay visible. */
function ViewLayout({
  title,
  titleSize = "text-xl",
  canGoBack = false,
  headingRef,
  onClose,
  actions,
  children,
}: ViewLayoutProps) {
  const t = useTranslations("common");
  return (
    <>
      <div className="flex items-center gap-1 px-2 pt-2">
        {canGoBack ? (
          <IconButton label={t("back")} path={mdiArrowLeft} onClick={() => cookieViewStore.set("front")} />
        ) : null}
        <h2
          ref={headingRef}
          tabIndex={-1}
          className={`min-w-0 flex-1 py-2.5 font-bold outline-none ${titleSize} ${canGoBack ? "" : "pl-3"}`}
        >
          {title}
        </h2>
        {onClose ? <IconButton label={t("close")} path={mdiClose} onClick={onClose} /> : null}
      </div>
      <div
        ref={makeScrollerReachable}
        className="scroll-fade min-h-20 flex-1 overflow-y-auto px-5 pt-2 pb-4 -outline-offset-2"
      >
        {children}
      </div>
      {actions ? <div className="grid shrink-0 gap-2 px-5 pb-5">{actions}</div> : null}
    </>
  );
}
