import { useEffect, useState } from "react";
import { sendsSmaller, smallerPicture } from "@/lib/forms/file-to-send";
import type { FieldValue } from "@/lib/forms/form-field";
import { acceptsJpeg } from "@/lib/forms/shrink-picture";
import { filesOf } from "@/lib/forms/scalar";

/** The pictures of a file field that can be sent smaller, and the member's choice for all of them. */
export function useSmallerPictures(value: FieldValue, accept: string) {
  const [made, setMade] = useState<ReadonlyMap<File, File>>(new Map());
  const [isOn, setIsOn] = useState(() => filesOf(value).every(sendsSmaller));
  useEffect(() => {
    if (!acceptsJpeg(accept)) return;
    for (const file of filesOf(value))
      void smallerPicture(file, isOn).then((smaller) => {
        if (smaller) setMade((before) => new Map(before).set(file, smaller));
      });
  }, [value, accept, isOn]);
  return {
    canShrink: filesOf(value).some((file) => made.has(file)),
    isOn,
    setIsOn,
    /** Bytes that are sent in place of the file's own, or undefined. */
    sentSize: (file: File): number | undefined => (isOn ? made.get(file)?.size : undefined),
  };
}
