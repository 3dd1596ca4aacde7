/**
 * The player of a video service, which sees the page's origin alone. It may run its own code and open its own pages, but
 * neither leave its frame nor send forms.
 */
export function VideoFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      className="aspect-video w-full rounded-xl bg-black"
    />
  );
}
