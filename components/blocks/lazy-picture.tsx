import { mdiImageBrokenVariant } from "@mdi/js";
import type { ComponentProps } from "react";
import { SvgIcon } from "@/components/ui/svg-icon";
import { useBroken } from "@/lib/platform/use-broken";

interface LazyPictureProps extends ComponentProps<"img"> {
  src: string;
  alt: string;
  /** Shown instead of a broken picture that has no alt text. */
  brokenText: string;
}

/** A picture that loads when it is near the viewport, in a reserved place. A broken picture shows its alt text. */
export function LazyPicture({ src, alt, brokenText, className = "", ...props }: LazyPictureProps) {
  const { isBroken, reportBroken } = useBroken(src);
  if (isBroken)
    return (
      <span
        className={`flex min-h-32 flex-col items-center justify-center gap-1 overflow-hidden bg-raised p-2 text-center text-sm text-muted ${className}`}
      >
        <SvgIcon path={mdiImageBrokenVariant} />
        <span className="max-w-full">{alt || brokenText}</span>
      </span>
    );
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={reportBroken}
      className={`bg-raised ${className}`}
      {...props}
    />
  );
}
