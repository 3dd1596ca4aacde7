import { mdiFileDownloadOutline } from "@mdi/js";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { BlockProps } from "./content-blocks";

export function FilesBlock({ block }: BlockProps) {
  const files = block.files.filter((file) => file.url !== "");
  if (files.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {files.map((file, index) => (
        <li key={index}>
          <a
            href={file.url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-touch items-center gap-3 rounded-xl bg-raised p-3 text-ink no-underline"
          >
            <SvgIcon path={mdiFileDownloadOutline} />
            <span className="min-w-0">
              <span className="block font-semibold">{file.title || file.url}</span>
              {file.summary ? <span className="block text-sm text-muted">{file.summary}</span> : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
