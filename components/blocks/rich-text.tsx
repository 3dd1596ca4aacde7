"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, type MouseEvent } from "react";
import { isPlainClick } from "@/lib/navigation/is-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { linkKind, sanitise } from "@/lib/html/sanitise";
import { closeOverlays } from "@/lib/dialogs/dialogs";

/** HTML of the server, sanitised, with the specified type scale (spec 9) and link rules (spec 2). */
export function RichText({ html }: { html: string }) {
  const t = useTranslations("blocks");
  const navigation = useNavigation();
  const ref = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html]);

  useEffect(() => {
    for (const link of ref.current?.querySelectorAll("a") ?? []) {
      if (linkKind(link.getAttribute("href") ?? "") !== "newWindow") continue;
      link.target = "_blank";
      link.rel = "noopener noreferrer";
      link.title ||= t("opensInNewWindow");
    }
  }, [clean, t]);

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.getAttribute("href") ?? "";
    if (!link || linkKind(address) !== "inApp" || !isPlainClick(event)) return;
    event.preventDefault();
    closeOverlays();
    navigation.goTo(address);
  };

  return (
    // The handler serves the links inside, which are focusable and answer to the keyboard by themselves.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={ref} className="rich-text" onClick={onClick} dangerouslySetInnerHTML={clean} />
  );
}
