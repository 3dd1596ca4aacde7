import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { Spinner } from "@/components/ui/spinner";
import { useIsLongWait } from "@/components/ui/use-is-long-wait";
import type { CollectionLoad } from "./use-collection-load";

/** Replaces a collection that is loading or failed to load. */
export function CollectionWait({ load }: { load: CollectionLoad }) {
  const t = useTranslations();
  const again = <Button onClick={() => void load.loadAgain()}>{t("common.tryAgain")}</Button>;
  if (load.hasFailed) return <Alert color="error" title={t("collections.loadFailed")} actions={again} />;
  return (
    <div className="flex flex-col items-center gap-4 py-16">
      <div role="progressbar" aria-label={t("collections.loading")}>
        <Spinner />
      </div>
      <WhenSlow>
        <p className="text-center text-muted">{t("collections.slow")}</p>
        {again}
      </WhenSlow>
    </div>
  );
}

function WhenSlow({ children }: { children: Elements }) {
  return useIsLongWait() ? children : null;
}
