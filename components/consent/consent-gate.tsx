"use client";

import type { Elements } from "@/components/ui/elements";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { withLazyMessages } from "@/lib/i18n/locale-store";
import type { CookieType } from "@/lib/settings/settings";
import { acceptsCookies } from "@/lib/consent/accepts-cookies";
import { useConfig } from "@/lib/queries/config-query";
import { useSettings } from "@/lib/settings/use-settings";

interface ConsentGateProps {
  /** The cookies that the content needs. */
  type: CookieType;
  /** Embedded content, neither rendered nor requested while the gate is closed. */
  children: Elements;
}

/** Embedded content behind the member's consent. See docs/product.md, Cookies and analytics. */
export function ConsentGate({ type, children }: ConsentGateProps) {
  const isOpen = useAcceptsCookies(type);
  const ClosedGate = useLoadedWhen(!isOpen, loadClosedGate)?.ClosedGate;
  if (isOpen) return children;
  return ClosedGate ? <ClosedGate type={type} /> : null;
}

const loadClosedGate = () => withLazyMessages(() => import("./closed-gate"));

/** Whether content that needs a type of cookies may show now. */
function useAcceptsCookies(type: CookieType): boolean {
  return acceptsCookies(type, useConfig(), useSettings());
}
