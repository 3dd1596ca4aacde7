import { useTranslations } from "next-intl";
import { Children, isValidElement, type ReactNode } from "react";
import { mdiContentCopy } from "@mdi/js";
import type { Elements } from "@/components/ui/elements";
import { SvgIcon } from "@/components/ui/svg-icon";
import { installPlatform } from "@/lib/pwa/install-platform";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/platform/clipboard";
import { notify } from "@/lib/notifications/notifications";
import { href } from "@/lib/routes/href";
import { type InstallGuide, installGuides } from "./install-guides";

/** How to install by hand with this browser and device. */
export function InstallSteps() {
  const t = useTranslations("install");
  const guide: InstallGuide = installGuides[installPlatform(navigator)];
  return (
    <div className="space-y-4">
      {guide.note ? <p>{t(`notes.${guide.note}`)}</p> : null}
      {guide.steps.length > 0 ? (
        // VoiceOver ignores a list without markers unless it has the role.
        <ol role="list" className="space-y-3">
          {guide.steps.map(({ text, icon }, index) => (
            <li key={text} className="flex items-start gap-3">
              <span
                aria-hidden
                className="flex size-7 shrink-0 items-center justify-center rounded-full bg-raised text-sm font-bold"
              >
                {index + 1}
              </span>
              <span className="min-w-0 flex-1 pt-0.5">{inElements(t.rich(`steps.${text}`, { b: asNamed }))}</span>
              <SvgIcon path={icon} className="mt-0.5 size-6 text-muted" />
            </li>
          ))}
        </ol>
      ) : null}
      {guide.afterNote ? <p className="text-sm text-muted">{t(`notes.${guide.afterNote}`)}</p> : null}
      {guide.copiesAddress ? <CopyAddressButton /> : null}
    </div>
  );
}

/** The label in the browser's menu, verbatim. */
const asNamed = (name: ReactNode) => <b>{inElements(name)}</b>;

const inElements = (text: ReactNode): Elements =>
  Children.toArray(text).map((part, index) => (isValidElement(part) ? part : <span key={index}>{part}</span>));

/** Copies the app's address, for a browser that can install it. */
function CopyAddressButton() {
  const t = useTranslations("install");
  const copy = async () => {
    const address = location.origin + href("membershipCard");
    if (await copyText(address)) notify(t("addressCopied"), "success");
    else notify(t("addressNotCopied", { address }), "error");
  };
  return (
    <Button variant="tonal" onClick={() => void copy()}>
      <SvgIcon path={mdiContentCopy} className="size-5" />
      <span>{t("copyAddress")}</span>
    </Button>
  );
}
