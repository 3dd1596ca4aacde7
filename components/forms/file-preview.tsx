import { useCallback } from "react";

/** A small look at a picture that was chosen; the name beside it says what it is. */
export function FilePreview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <img ref={show} alt="" width={48} height={48} className="size-12 shrink-0 rounded-lg bg-hairline object-cover" />
  );
}
