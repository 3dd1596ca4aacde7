import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { CollectionLoad } from "./use-collection-load";

/** What stands in place of a collection that is not there: it is loading, or could not be loaded. */
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

const patience = 10_000;

/** A request has no timeout (spec 7): after a while there has to be a way out of the wait. */
function WhenSlow({ children }: { children: React.ReactNode }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? children : null;
}
