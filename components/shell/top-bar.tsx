import type { MouseEvent } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { ScreenTitle } from "@/components/ui/screen-title";
import { env } from "@/lib/config/env";
import { mdiArrowLeft, mdiMenu } from "@/lib/icons/first-icons";
import type { Headline } from "@/lib/routes/routes";
import { href } from "@/lib/routes/href";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";

interface TopBarProps {
  t: FirstPaintTranslator;
  /** Address of the logo for the current theme. Without one, or when it fails to load, the bar shows the app's name. */
  logo: string;
  menuOpen: boolean;
  onHome?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onMenu?: () => void;
  /** Present when the route is nested at least two levels deep. */
  onBack?: (event: MouseEvent) => void;
  headline: Headline | null;
}

/** The top bar (docs/product.md, Shell). Plain markup without hooks: the first paint renders it too. */
export function TopBar({ t, logo, menuOpen, onHome, onMenu, onBack, headline }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-surface pt-[env(safe-area-inset-top)]">
      <div className="mx-auto -mb-px flex h-top-bar max-w-content items-center gap-1 px-2 sm:px-4">
        {onBack ? <IconButton id="back" label={t("common.back")} path={mdiArrowLeft} onClick={onBack} /> : null}
        <a
          href={href("membershipCard")}
          aria-label={t("common.home")}
          onClick={onHome}
          className="flex h-12 min-w-0 items-center rounded-lg px-2 text-ink no-underline transition hover:bg-raised active:bg-hairline"
        >
          {logo ? (
            <img
              key={logo}
              src={logo}
              alt=""
              height={36}
              className="peer h-logo w-auto max-w-full object-contain object-left data-missing:hidden"
            />
          ) : null}
          <span className={`truncate text-lg font-bold ${logo ? "hidden peer-data-missing:block" : ""}`}>
            {env.NEXT_PUBLIC_APP_NAME}
          </span>
        </a>
        <span className="flex-1" />
        <IconButton
          id="menu"
          label={t("common.menu")}
          path={mdiMenu}
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onClick={onMenu}
        />
      </div>
      {headline ? <HeadlineRow text={t(`routes.${headline.route}`)} isTitle={headline.isTitle} /> : null}
    </header>
  );
}

/** The bar's extension row. Its text is aligned with the content. */
function HeadlineRow({ text, isTitle }: { text: string; isTitle: boolean }) {
  const look = "mx-auto max-w-reading text-xl leading-tight font-bold tracking-tight";
  return (
    <div className="headline mx-auto max-w-content px-4 pb-3 sm:px-6">
      {isTitle ? <ScreenTitle className={look}>{text}</ScreenTitle> : <p className={`${look} text-muted`}>{text}</p>}
    </div>
  );
}
