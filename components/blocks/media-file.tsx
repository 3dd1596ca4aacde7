import { useEffect, useRef } from "react";
import type { Media } from "@/lib/html/media-of";
import { useBroken } from "@/lib/platform/use-broken";
import { MediaLink } from "./media-link";

interface MediaFileProps {
  kind: "video" | "audio";
  url: string;
  title: string;
  tracks: Media["tracks"];
}

/** The association's own media file in the browser's player. A file that the browser cannot play becomes a link. */
export function MediaFile({ kind, url, title, tracks }: MediaFileProps) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const { isBroken, reportBroken } = useBroken(url);
  // React creates the element before it listens, so it misses an error that happens in between.
  useEffect(() => {
    if (player.current?.error) reportBroken();
  });
  if (isBroken) return <MediaLink url={url} content={kind} title="" />;
  const Player = kind;
  return (
    <Player
      ref={player}
      src={url}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      onError={reportBroken}
      className={`w-full rounded-xl ${kind === "video" ? "aspect-video bg-black" : ""}`}
    >
      {tracks?.map((track) => (
        <track key={track.src} {...track} />
      ))}
    </Player>
  );
}
