"use client";

import type { ComponentType } from "react";
import { closeDialog, overlayStore, type DialogName } from "@/lib/dialogs/dialogs";
import { useStore } from "@/lib/platform/use-store";
import type { AppDialogProps } from "./app-dialog-props";
import { LazyDialog } from "./lazy-dialog";
import { LeaveDialog } from "./leave-dialog";
import { loadCookieDialog, loadInstallationGuide, loadShowCard } from "./load-lazy-dialogs";
import { LogoutDialog } from "./logout-dialog";

const dialogs = {
  logout: LogoutDialog,
  installationGuide: (props) => <LazyDialog load={loadInstallationGuide} {...props} />,
  cookies: (props) => <LazyDialog load={loadCookieDialog} {...props} />,
  showCard: (props) => <LazyDialog load={loadShowCard} {...props} />,
} satisfies Record<DialogName, ComponentType<AppDialogProps>>;

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
