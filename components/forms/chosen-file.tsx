import { mdiClose, mdiFileCheckOutline, mdiFileOutline } from "@mdi/js";
import { useFormatter, useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { SvgIcon } from "@/components/ui/svg-icon";
import { decoded } from "@/lib/format/decode-uri-part";
import type { Scalar } from "@/lib/forms/form-field";
import { FilePreview } from "./file-preview";

interface ChosenFileProps {
  /** The member's file, or the name of the file that the server has. */
  file: File | Scalar;
  /** Bytes of a smaller picture that is sent in its place. */
  sentSize: number | undefined;
  isLocked: boolean;
  onRemove: () => void;
}

export function ChosenFile({ file, sentSize, isLocked, onRemove }: ChosenFileProps) {
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
      <span className="min-w-0 flex-1 py-1">
        <FileName name={name} />
        {isNew && sentSize !== undefined ? (
          <SentSize before={size(file.size)} after={size(sentSize)} />
        ) : (
          <span className="block text-sm text-muted">{isNew ? size(file.size) : t("savedFile")}</span>
        )}
      </span>
      {isLocked ? null : <IconButton label={t("remove", { name })} path={mdiClose} onClick={onRemove} />}
    </li>
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

/** The last segment of an address or path: the file's name. */
function savedName(sent: string): string {
  return decoded(sent.split(/[?#]/, 1)[0]?.split("/").filter(Boolean).at(-1) ?? sent);
}

function useFileSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const [unit, divisor] =
      bytes < 1000
        ? (["byte", 1] as const)
        : bytes < 1_000_000
          ? (["kilobyte", 1000] as const)
          : (["megabyte", 1_000_000] as const);
    const text = format.number(bytes / divisor, {
      style: "unit",
      unit,
      // The short Finnish unit of a byte equals that of a tonne.
      unitDisplay: unit === "byte" ? "long" : "short",
      maximumFractionDigits: unit === "megabyte" ? 1 : 0,
    });
    // A unit stays beside its number.
    return text.replace(" ", "\u00a0");
  };
}
