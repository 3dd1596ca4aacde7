import { mdiClose, mdiFileCheckOutline, mdiFileImageOutline, mdiFileOutline } from "@mdi/js";
import { useFormatter, useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { SvgIcon } from "@/components/ui/svg-icon";
import { decoded } from "@/lib/format/readable-address";
import type { Scalar } from "@/lib/forms/form-field";
import { swallowSecondTap } from "@/lib/platform/double-tap";

interface ChosenFileProps {
  /** Id of the text with name and size. */
  id: string;
  /** The member's file, or the name of the file that the server has. */
  file: File | Scalar;
  /** Bytes of the smaller picture to send in its place. */
  sentSize: number | undefined;
  isLocked: boolean;
  onRemove: () => void;
}

export function ChosenFile({ id, file, sentSize, isLocked, onRemove }: ChosenFileProps) {
  const t = useTranslations("forms");
  const size = useFileSize();
  const isNew = file instanceof File;
  const name = isNew ? file.name : savedName(String(file));
  const isPicture = isNew && file.type.startsWith("image/");
  return (
    <li className="flex items-center gap-3 rounded-xl bg-raised py-1 pr-1 pl-3">
      {isPicture ? (
        <FilePreview file={file} />
      ) : (
        <SvgIcon path={isNew ? mdiFileOutline : mdiFileCheckOutline} className="size-6 text-muted" />
      )}
      <span id={id} className="min-w-0 flex-1 py-1">
        <FileName name={name} />
        {isNew && sentSize !== undefined ? (
          <SentSize before={size(file.size)} after={size(sentSize)} />
        ) : (
          <span className="block text-sm text-muted">{isNew ? size(file.size) : t("savedFile")}</span>
        )}
      </span>
      {isLocked ? null : (
        <IconButton
          label={t("remove", { name })}
          path={mdiClose}
          onClick={(event) => {
            // The next file, or the control, moves under the finger.
            swallowSecondTap(event.nativeEvent);
            onRemove();
          }}
        />
      )}
    </li>
  );
}

const previewPlace = "size-12 shrink-0 rounded-lg bg-hairline";

/**
 * A thumbnail of a chosen picture; the name beside it identifies the file. Phones produce image formats that some browsers cannot
 * show.
 */
function FilePreview({ file }: { file: File }) {
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
      <span className={`flex items-center justify-center ${previewPlace}`}>
        <SvgIcon path={mdiFileImageOutline} className="size-6 text-muted" />
      </span>
    );
  return (
    <img
      ref={show}
      alt=""
      width={48}
      height={48}
      onError={() => setBroken(file)}
      className={`object-cover ${previewPlace}`}
    />
  );
}

function SentSize({ before, after }: { before: string; after: string }) {
  const t = useTranslations("forms");
  return (
    <span className="block text-sm text-muted">
      <span aria-hidden="true">{`${before} → ${after}`}</span>
      <span className="sr-only">{t("sentSmaller", { before, after })}</span>
    </span>
  );
}

const longestName = 40;
const keptEnd = 12;

/** Truncates a long name in the middle: the end tells two photos of a camera apart and shows the file's type. */
function FileName({ name }: { name: string }) {
  const letters = Array.from(name);
  if (letters.length <= longestName) return <span className="block leading-snug wrap-anywhere">{name}</span>;
  return (
    <span className="block leading-snug wrap-anywhere" title={name}>
      <span className="line-clamp-2">{letters.slice(0, -keptEnd).join("")}</span>
      <span className="block">{letters.slice(-keptEnd).join("")}</span>
    </span>
  );
}

/** The last segment of an address or path: the file's name. A bare name stays whole, "Invoice #12.pdf" too. */
function savedName(sent: string): string {
  if (!sent.includes("/")) return sent;
  return decoded(sent.split(/[?#]/, 1)[0]?.split("/").filter(Boolean).at(-1) ?? sent);
}

const bytesOfUnit = { byte: 1, kilobyte: 1000, megabyte: 1_000_000 };

function unitOf(bytes: number): keyof typeof bytesOfUnit {
  if (bytes < bytesOfUnit.kilobyte) return "byte";
  return bytes < bytesOfUnit.megabyte ? "kilobyte" : "megabyte";
}

function useFileSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const unit = unitOf(bytes);
    const text = format.number(bytes / bytesOfUnit[unit], {
      style: "unit",
      unit,
      // In Finnish the short unit of a byte is also the unit of a tonne.
      unitDisplay: unit === "byte" ? "long" : "short",
      maximumFractionDigits: unit === "megabyte" ? 1 : 0,
    });
    // No line break between number and unit.
    return text.replace(" ", "\u00a0");
  };
}
