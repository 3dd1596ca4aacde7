import { useMemo } from "react";
import { videoOf } from "@/lib/html/video-of";
import type { ContentBlock } from "@/lib/api/content-block";
import { EmbeddedMedia } from "./embedded-media";

/** A video with its title. Without a video the title stays. */
export function VideoBlock({ block: { embedHtml, videoLink, title } }: { block: ContentBlock }) {
  const video = useMemo(() => videoOf({ embedHtml, videoLink }), [embedHtml, videoLink]);
  if (video === null && title === "") return null;
  // A link already contains the title.
  const caption = video?.kind === "link" && !video.title ? "" : title;
  return (
    <figure className="grid grid-cols-1 gap-2">
      {video ? <EmbeddedMedia media={video} title={title} /> : null}
      {caption ? <figcaption className="text-sm text-muted">{caption}</figcaption> : null}
    </figure>
  );
}
