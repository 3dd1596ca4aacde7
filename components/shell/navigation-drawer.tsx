import { mdiBookOpenVariant, mdiClose, mdiLinkVariant, mdiLogout, mdiOpenInNew } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Modal, ModalScrim } from "@/components/ui/modal";
import { ServerIcon } from "@/components/ui/server-icon";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { LinkGroup } from "@/lib/api/config";
import { openDialog, overlayStore, setDrawerOpen } from "@/lib/dialogs/dialogs";
import { loadLazyMessages } from "@/lib/i18n/locale-store";
import { onPlainClick } from "@/lib/navigation/on-plain-click";
import { useCurrentRoute } from "@/lib/navigation/use-current-route";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useStore } from "@/lib/platform/use-store";
import { useConfig } from "@/lib/queries/config-query";
import { drawerEntries, drawerRoutes, type DrawerRoute } from "@/lib/routes/drawer-routes";
import { href } from "@/lib/routes/href";
import { useFilledLists } from "./use-filled-lists";

const close = () => setDrawerOpen(false);

/** Prefetches the lazy parts of the settings, so that the screen appears complete. */
function loadSettings(): void {
  const parts = [
    import("@/components/settings/settings-screen"),
    import("@/components/settings/cookie-settings"),
    import("@/components/settings/more-settings"),
    loadLazyMessages(),
  ];
  void Promise.all(parts).catch(() => undefined);
}

/** The drawer on the right, in a fixed order (docs/product.md, Drawer). */
export function NavigationDrawer() {
  const t = useTranslations();
  const { drawerOpen } = useStore(overlayStore);
  const config = useConfig();
  const onLeave = useFocusAfterClosing(drawerOpen);
  useEffect(() => {
    if (drawerOpen) loadSettings();
  }, [drawerOpen]);
  return (
    <Modal open={drawerOpen} onClose={close} label={t("shell.navigationMenu")}>
      <ModalScrim />
      <div className="fixed inset-y-0 right-0 flex w-[min(85vw,20rem)] max-[15rem]:w-full flex-col scroll-py-2 overflow-y-auto overscroll-contain bg-surface pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] shadow-overlay transition duration-200 ease-out leaving:translate-x-full starting:translate-x-full">
        <div className="flex h-top-bar shrink-0 items-center justify-end px-2">
          <IconButton label={t("common.close")} path={mdiClose} onClick={close} />
        </div>
        {/* The dialog is already named: a name here would be announced twice. */}
        <nav className="flex-1 px-3 pb-4">
          {config.linkGroups.map((group, index) => (
            <LinkGroupSection key={index} group={group} />
          ))}
          <DrawerGroup title={t("shell.application")}>
            {drawerRoutes(useFilledLists()).map((name) => (
              <RouteEntry key={name} name={name} onLeave={onLeave} />
            ))}
          </DrawerGroup>
          <ul className="mt-2 border-t border-hairline pt-2">
            {config.installationGuidePage ? (
              <MenuButton path={mdiBookOpenVariant} text={t("shell.installationGuide")} onClick={openGuide} />
            ) : null}
            <MenuButton path={mdiLogout} text={t("shell.logOut")} onClick={() => openDialog("logout")} />
          </ul>
        </nav>
      </div>
    </Modal>
  );
}

/**
 * Sets the focus after the drawer closes: after a choice on the new screen's main area, otherwise on Menu, which some browsers do
 * not focus on touch.
 * @returns records that a choice was made
 */
function useFocusAfterClosing(open: boolean): () => void {
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!open) return;
    hasLeft.current = false;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const id = hasLeft.current ? "main" : "menu";
      if (id === "main" || isLost) document.getElementById(id)?.focus({ preventScroll: true });
    };
  }, [open]);
  return () => {
    hasLeft.current = true;
  };
}

function openGuide(): void {
  close();
  openDialog("installationGuide");
}

function DrawerGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-2">
      {title ? <h2 className="px-4 pt-2 pb-1 text-sm font-semibold text-muted">{title}</h2> : null}
      <ul>{children}</ul>
    </div>
  );
}

function LinkGroupSection({ group }: { group: LinkGroup }) {
  const t = useTranslations("shell");
  return (
    <DrawerGroup title={group.title}>
      {group.items.map((item, index) => (
        <li key={index}>
          <MenuLink
            href={item.url}
            target="_blank"
            rel="noopener noreferrer"
            title={t("newWindow")}
            onClick={close}
            icon={item.icon ? <ServerIcon name={item.icon} /> : <SvgIcon path={mdiLinkVariant} />}
          >
            {item.label || item.url}
          </MenuLink>
        </li>
      ))}
    </DrawerGroup>
  );
}

function RouteEntry({ name, onLeave }: { name: DrawerRoute; onLeave: () => void }) {
  const t = useTranslations("routes");
  const navigation = useNavigation();
  const isCurrent = useCurrentRoute()?.name === name;
  const choose = () => {
    close();
    if (isCurrent) return;
    onLeave();
    navigation.go(name);
  };
  return (
    <li>
      <MenuLink
        href={href(name)}
        onClick={(event) => onPlainClick(event, choose)}
        aria-current={isCurrent ? "page" : undefined}
        icon={<SvgIcon path={drawerEntries[name].icon} />}
      >
        {t(name)}
      </MenuLink>
    </li>
  );
}

const rowLook =
  "flex min-h-12 w-full items-center gap-4 rounded-xl px-4 py-2 text-left text-ink no-underline transition hover:bg-raised active:bg-hairline aria-[current=page]:bg-raised aria-[current=page]:font-bold";

function MenuLink({ icon, children, ...props }: ComponentProps<"a"> & { icon: ReactNode }) {
  return (
    <a className={rowLook} {...props}>
      <span className="inline-flex size-6 shrink-0 text-muted">{icon}</span>
      <span className="min-w-0 flex-1">{children}</span>
      {props.target ? <SvgIcon path={mdiOpenInNew} className="size-5 shrink-0 text-muted" /> : null}
    </a>
  );
}

function MenuButton({ path, text, onClick }: { path: string; text: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" className={rowLook} onClick={onClick} aria-haspopup="dialog">
        <span className="inline-flex size-6 shrink-0 text-muted">
          <SvgIcon path={path} />
        </span>
        <span className="min-w-0">{text}</span>
      </button>
    </li>
  );
}
