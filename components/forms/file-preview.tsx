import { mdiFileImageOutline } from "@mdi/js";
import { useCallback, useState } from "react";
import { SvgIcon } from "@/components/ui/svg-icon";

const place = "size-12 shrink-0 rounded-lg bg-hairline";

/**
 * A thumbnail of a chosen picture; the name beside it identifies the file. Phones produce image formats that some browsers cannot
 * show.
 */
export function FilePreview({ file }: { file: File }) {
  const [broken, setBroken] = useState<File>();
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (broken === file)
    return (
      <span className={`flex items-center justify-center ${place}`}>
        <SvgIcon path={mdiFileImageOutline} className="size-6 text-muted" />
      </span>
    );
  return (
    <img ref={show} alt="" width={48} height={48} onError={() => setBroken(file)} className={`object-cover ${place}`} />
  );
}
