import {
  mdiFileDownloadOutline,
  mdiFileImageOutline,
  mdiFileMusicOutline,
  mdiFilePdfBox,
  mdiFileVideoOutline,
} from "@mdi/js";
import { useTranslations } from "next-intl";
import { useFileDownload } from "@/components/files/use-file-download";
import { Spinner } from "@/components/ui/spinner";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { ContentBlock } from "@/lib/api/content-block";
import { nameOfAddress } from "@/lib/format/readable-address";
import { BlockTitle } from "./block-title";

export function FilesBlock({ block }: { block: ContentBlock }) {
  const t = useTranslations("blocks");
  const files = block.files.filter((file) => file.url !== "");
  if (files.length === 0 && block.title === "") return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <BlockTitle title={block.title} />
      {files.length > 0 ? (
        <ul role="list" aria-label={block.title || t("files")} className="grid grid-cols-1 gap-2">
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

/** Opens a file in a new tab. The installed app shares or downloads it instead (docs/product.md, Files). */
function FileLink({ file }: { file: ContentBlock["files"][number] }) {
  const t = useTranslations("blocks");
  const { isFetching, onClick } = useFileDownload(file.url, t("fileFailed"));
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noopener noreferrer"
      title={t("opensInNewWindow")}
      aria-busy={isFetching}
      onClick={onClick}
      className="flex min-h-touch items-center gap-3 rounded-xl bg-raised p-3 text-ink no-underline transition hover:bg-hairline active:bg-outline/40"
    >
      {isFetching ? <Spinner className="size-6 shrink-0" /> : <SvgIcon path={iconOf(file.url)} />}
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{file.title || nameOfAddress(file.url)}</span>
        {file.summary ? <span className="block text-sm wrap-anywhere text-muted">{file.summary}</span> : null}
      </span>
    </a>
  );
}

const icons: [RegExp, string][] = [
  [/\.pdf$/i, mdiFilePdfBox],
  [/\.(?:avif|gif|jpe?g|png|svg|webp)$/i, mdiFileImageOutline],
  [/\.(?:m4a|mp3|ogg|wav)$/i, mdiFileMusicOutline],
  [/\.(?:m4v|mov|mp4|webm)$/i, mdiFileVideoOutline],
];

function iconOf(url: string): string {
  const { pathname } = new URL(url);
  return icons.find(([ending]) => ending.test(pathname))?.[1] ?? mdiFileDownloadOutline;
}
