import { mdiArrowLeft, mdiClose } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { ContentBlocks } from "@/components/blocks/content-blocks";
import type { AppDialogProps } from "@/components/dialogs/app-dialog-props";
import { IconButton } from "@/components/ui/icon-button";
import { Modal } from "@/components/ui/modal";
import { ModalPanel } from "@/components/ui/modal-panel";
import { cookieViewStore, type CookieView } from "@/lib/consent/cookie-dialog";
import { isCookieQuestionOpen } from "@/lib/consent/is-cookie-question-open";
import { useStore } from "@/lib/platform/use-store";
import { useConfig } from "@/lib/queries/config-query";
import { settingsStore } from "@/lib/settings/settings-store";
import { useSettings } from "@/lib/settings/use-settings";
import { ChooseCookiesView } from "./choose-cookies-view";
import { FrontView } from "./front-view";
import { ViewLayout } from "./view-layout";

/**
 * The cookie dialog in one of its three views (docs/product.md, Cookies and analytics), 400 by 600. Before the first answer only
 * an answer closes it, and refusing takes one tap. Later it can be closed, and the accepted types stay.
 *
 * The focus starts at the heading of each view, never at a button: the dialog opens by itself, and a key pressed at that moment
 * must not answer it.
 */
export function CookieDialog({ open, onClose }: AppDialogProps) {
  const t = useTranslations("consent");
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { cookieInfoPage } = useConfig();
  const wanted = useStore(cookieViewStore);
  // The config of another language may have no such page.
  const view = wanted === "aboutCookies" && cookieInfoPage === null ? "front" : wanted;
  // In this component: effects of the view would run before showModal, and the dialog would return the focus to its own heading.
  useLayoutEffect(() => headingRef.current?.focus(), [view]);
  const mustAnswer = isCookieQuestionOpen(useConfig(), useSettings());
  const close = mustAnswer ? null : onClose;
  return (
    <Modal open={open} onClose={close} initialFocus={headingRef} label={t("title")}>
      <ModalPanel className="h-cookie-dialog max-w-cookie-dialog overflow-y-auto">
        <CurrentView view={view} headingRef={headingRef} onClose={close} />
      </ModalPanel>
    </Modal>
  );
}

interface ViewHeaderProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** null when only an answer closes the dialog. */
  onClose: (() => void) | null;
  isFront: boolean;
  className: string;
  children: ReactNode;
}

type CurrentViewProps = Pick<ViewHeaderProps, "headingRef" | "onClose"> & { view: CookieView };

/** Unmounts when the dialog has closed: the ticks have no effect until accepted, and each opening starts from the accepted types. */
function CurrentView({ view, headingRef, onClose }: CurrentViewProps) {
  const t = useTranslations("consent");
  const { cookieInfoPage } = useConfig();
  const [chosen, setChosen] = useState(() => settingsStore.get().acceptedCookies);
  const header = { headingRef, onClose };

  if (view === "chooseCookies")
    return (
      <>
        <ViewHeader key={view} {...header} isFront={false} className="text-xl">
          {t("choose")}
        </ViewHeader>
        <ChooseCookiesView chosen={chosen} onChange={setChosen} />
      </>
    );
  if (view === "aboutCookies" && cookieInfoPage)
    return (
      <>
        <ViewHeader key={view} {...header} isFront={false} className="text-2xl">
          {cookieInfoPage.title || t("about")}
        </ViewHeader>
        <ViewLayout>
          <div className="pb-5">
            <ContentBlocks rawBlocks={cookieInfoPage.rawBlocks} />
          </div>
        </ViewLayout>
      </>
    );
  return (
    <>
      <ViewHeader key="front" {...header} isFront className="pl-3 text-xl">
        {t("title")}
      </ViewHeader>
      <FrontView hasInfoPage={cookieInfoPage !== null} />
    </>
  );
}

function ViewHeader({ headingRef, onClose, isFront, className, children }: ViewHeaderProps) {
  const t = useTranslations("common");
  return (
    <div className="flex items-center gap-1 px-2 pt-2">
      {isFront ? null : (
        <IconButton label={t("back")} path={mdiArrowLeft} onClick={() => cookieViewStore.set("front")} />
      )}
      <h2 ref={headingRef} tabIndex={-1} className={`min-w-0 flex-1 py-2.5 font-bold outline-none ${className}`}>
        {children}
      </h2>
      {onClose ? <IconButton label={t("close")} path={mdiClose} onClick={onClose} /> : null}
    </div>
  );
}
