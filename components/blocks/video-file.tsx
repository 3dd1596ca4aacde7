import { useEffect, useRef, useState } from "react";
import { VideoLink } from "./video-link";

/** A video file in the browser's own player. One that cannot be played is offered as a link. */
export function VideoFile({ url, title }: { url: string; title: string }) {
  const player = useRef<HTMLVideoElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  // React makes the element before it is on the page: what went wrong until then is told to nobody.
  useEffect(() => {
    if (player.current?.error) setIsBroken(true);
  }, []);
  if (isBroken) return <VideoLink url={url} title="" />;
  return (
    // The server has no captions to give.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={player}
      src={url}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      onError={() => setIsBroken(true)}
      className="aspect-video w-full rounded-xl bg-black"
    />
  );
}
