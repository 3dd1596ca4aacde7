import { useTranslations } from "next-intl";
import { BlockTitle } from "./block-title";
import type { BlockProps } from "./block-props";
import { FileLink } from "./file-link";

export function FilesBlock({ block }: BlockProps) {
  const t = useTranslations("blocks");
  const files = block.files.filter((file) => file.url !== "");
  if (files.length === 0 && block.title === "") return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <BlockTitle title={block.title} />
      {files.length > 0 ? (
        <ul aria-label={block.title || t("files")} className="grid grid-cols-1 gap-2">
          {files.map((file, index) => (
            <li key={index}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
