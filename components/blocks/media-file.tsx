import { useEffect, useRef, useState } from "react";
import { MediaLink } from "./media-link";

interface MediaFileProps {
  kind: "video" | "audio";
  url: string;
  title: string;
}

/** A file of the association's in the browser's own player. One that cannot be played is offered as a link. */
export function MediaFile({ kind, url, title }: MediaFileProps) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  // React makes the element before it is on the page: what went wrong until then is told to nobody.
  useEffect(() => {
    if (player.current?.error) setIsBroken(true);
  }, []);
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
      onError={() => setIsBroken(true)}
      className={`w-full rounded-xl ${kind === "video" ? "aspect-video bg-black" : ""}`}
    />
  );
}
