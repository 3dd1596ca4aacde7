import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { HiddenTitle } from "@/components/ui/screen-title";
import { onPageRestored } from "@/lib/platform/on-page-restored";
import { pageLocation } from "@/lib/platform/page-location";

const isMissingChunk = (error: unknown) => error instanceof Error && error.name === "ChunkLoadError";

interface ScreenBoundaryProps {
  /** A change draws the screen again. */
  address: string;
  /** The title that a broken screen would lack; empty when it stands in the top bar. */
  title: string;
  children: Elements;
}

/** Keeps the bars when a screen breaks. Draws it again after a return from the back/forward cache. */
export function ScreenBoundary({ address, title, children }: ScreenBoundaryProps) {
  const t = useTranslations("errors");
  // Not when the network is back: the member may be pressing the button that tries again.
  const [restorations, setRestorations] = useState(0);
  useEffect(() => onPageRestored(() => setRestorations((count) => count + 1)), []);
  return (
    <ErrorBoundary
      resetKey={`${address} ${restorations}`}
      // Retry requests missing code again. A reload without a network might lose the app.
      fallback={(retry, error) =>
        isMissingChunk(error) ? (
          <BrokenScreen title={title} text={t("notLoaded")} retry={retry} />
        ) : (
          <BrokenScreen title={title} text={t("brokenPart")} retry={pageLocation.reload} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

function BrokenScreen({ title, text, retry }: { title: string; text: string; retry: () => void }) {
  const t = useTranslations("common");
  return (
    <>
      {title ? <HiddenTitle>{title}</HiddenTitle> : null}
      <Alert color="error" title={text} actions={<Button onClick={retry}>{t("tryAgain")}</Button>} />
    </>
  );
}
