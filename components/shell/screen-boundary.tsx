import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { pageLocation } from "@/lib/platform/page-location";
import { useRestorations } from "@/lib/platform/use-restorations";

const isMissingChunk = (error: unknown) => error instanceof Error && error.name === "ChunkLoadError";

/** Keeps the bars when a screen breaks. Draws it again after a return from the cache or of the network. @param address a change draws it again */
export function ScreenBoundary({ address, children }: { address: string; children: Elements }) {
  const t = useTranslations("errors");
  const restorations = useRestorations();
  return (
    <ErrorBoundary
      resetKey={`${address} ${restorations}`}
      // Retry requests missing code again. A reload without a network might lose the app.
      fallback={(retry, error) =>
        isMissingChunk(error) ? (
          <BrokenScreen title={t("notLoaded")} retry={retry} />
        ) : (
          <BrokenScreen title={t("brokenPart")} retry={pageLocation.reload} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

function BrokenScreen({ title, retry }: { title: string; retry: () => void }) {
  const t = useTranslations("common");
  return <Alert color="error" title={title} actions={<Button onClick={retry}>{t("tryAgain")}</Button>} />;
}
