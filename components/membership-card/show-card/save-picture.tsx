import { mdiImageOutline } from "@mdi/js";
import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import { cardModel } from "@/lib/api/card-model";
import type { Member } from "@/lib/api/member";
import type { PictureContent } from "@/lib/card/card-picture";
import { env } from "@/lib/config/env";
import { slug } from "@/lib/format/file-name";
import { localDay } from "@/lib/format/iso-day";
import { notify } from "@/lib/notifications/notifications";
import { formatReadAt } from "@/lib/offline/format-read-at";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { shareFile } from "@/lib/platform/save-file";
import { withTimeout } from "@/lib/platform/with-timeout";
import { useConfig } from "@/lib/queries/config-query";
import { useMemberReadAt } from "@/lib/queries/me-query";

/**
 * Milliseconds. Without an answer of the database, the picture has a name in place of the logo. A share sheet whose end the
 * browser never reports must not block the next tap.
 */
const timeoutMs = 1000;

interface SavePictureProps extends Pick<ComponentProps<typeof Button>, "variant"> {
  member: Member;
}

/** Makes a picture of the card on the device and shares or downloads it (docs/product.md, Card outside the app). */
export function SavePicture({ member, variant }: SavePictureProps) {
  const t = useTranslations();
  const save = useSavePicture(member);
  return (
    <Button variant={variant} onClick={() => void save()}>
      <SvgIcon path={mdiImageOutline} className="size-5" />
      <span>{t("cardPicture.save")}</span>
    </Button>
  );
}

function useSavePicture(member: Member): () => Promise<void> {
  const t = useTranslations("cardPicture");
  const content = usePictureContent(member);
  const logo = useConfig().logo.light;
  const readAt = useMemberReadAt();
  const isSaving = useRef(false);
  useEffect(() => {
    // Loaded ahead: the tap may come without a network. If loading fails, the tap loads it again.
    startInOwnTask(loadParts).catch(() => undefined);
  }, []);
  return async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      const [{ drawCardPicture }, { readCardPictures }] = await loadParts();
      const pictures = await withTimeout(readCardPictures(), timeoutMs, {});
      const picture = await drawCardPicture(content, pictures[logo]);
      const name = `${slug(content.association) || "card"}-${localDay(readAt)}.png`;
      await withTimeout(shareFile(new File([picture], name, { type: "image/png" })), timeoutMs, undefined);
    } catch {
      notify(t("failed"), "error");
    } finally {
      isSaving.current = false;
    }
  };
}

const loadParts = () => Promise.all([import("@/lib/card/draw-card-picture"), import("@/lib/offline/card-pictures")]);

function usePictureContent(member: Member): PictureContent {
  const t = useTranslations();
  const { fullName, memberships, warning } = cardModel(useConfig(), member);
  const time = formatReadAt(useMemberReadAt().getTime(), useLocale());
  return {
    association: env.NEXT_PUBLIC_APP_NAME,
    name: fullName,
    memberships,
    leftOut: (count) => t("cardPicture.leftOut", { count }),
    warning: warning && { ...warning, title: warning.title || t("membershipCard.invalidMembership") },
    code: member.cardCode?.value ? member.cardCode : null,
    invalidCode: t("showCard.invalid"),
    readAt: t("showCard.readAt", { time }),
  };
}
