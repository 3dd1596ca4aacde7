import { mdiCardAccountDetailsOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SvgIcon } from "@/components/ui/svg-icon";
import { useShowCard } from "./use-show-card";

/** Members get most benefits by showing the card. */
export function ShowCardButton() {
  const t = useTranslations("collections");
  const showCard = useShowCard();
  return (
    <Button onClick={showCard}>
      <SvgIcon path={mdiCardAccountDetailsOutline} />
      <span>{t("showCard")}</span>
    </Button>
  );
}
