import { useTranslations } from "next-intl";
import type { BlockProps } from "./content-blocks";
import { FileLink } from "./file-link";

export function FilesBlock({ block }: BlockProps) {
  const t = useTranslations("blocks");
  const files = block.files.filter((file) => file.url !== "");
  if (files.length === 0) return null;
  return (
    <ul aria-label={block.title || t("files")} className="grid grid-cols-1 gap-2">
      {files.map((file, index) => (
        <li key={index}>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  );
}
