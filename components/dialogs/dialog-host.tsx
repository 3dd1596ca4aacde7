"use client";

import type { ComponentType } from "react";
import { closeDialog, overlayStore, type DialogName } from "@/lib/dialogs/dialogs";
import { useStore } from "@/lib/platform/use-store";
import type { AppDialogProps } from "./app-dialog-props";
import { lazyDialog } from "./lazy-dialog";
import { LeaveDialog } from "./leave-dialog";
import { LogoutDialog } from "./logout-dialog";

const dialogs: Record<DialogName, ComponentType<AppDialogProps>> = {
  logout: LogoutDialog,
  installationGuide: lazyDialog(() =>
    import("./installation-guide-dialog").then((module) => module.InstallationGuideDialog),
  ),
  cookies: lazyDialog(() => import("./cookies/cookie-dialog").then((module) => module.CookieDialog)),
  showCard: lazyDialog(() =>
    import("@/components/membership-card/show-card/show-card-dialog").then((module) => module.ShowCardDialog),
  ),
};

/** Renders the open app-wide dialog, and above it the question whether to leave. */
export function DialogHost() {
  const { dialog } = useStore(overlayStore);
  return (
    <>
      {Object.entries(dialogs).map(([name, AppDialog]) => (
        <AppDialog key={name} open={dialog === name} onClose={closeDialog} />
      ))}
      <LeaveDialog />
    </>
  );
}
