/** A service whose player may be embedded. */
interface EmbedHost {
  /** Exact host names of its player; never the association's own, whose pages an iframe could script. */
  hosts: readonly string[];
  /** What a path of its player looks like. */
  path: RegExp;
  /** Host names of the pages that its videos have, beside those of the player. */
  pages: readonly string[];
}

/** The services whose videos are shown in place. A deployment that needs another one adds a row. */
export const embedHosts: readonly EmbedHost[] = [
  {
    hosts: ["www.youtube.com", "youtube.com", "www.youtube-nocookie.com", "youtube-nocookie.com"],
    path: /^\/embed\/[\w-]+\/?$/,
    pages: ["m.youtube.com", "youtu.be"],
  },
  { hosts: ["player.vimeo.com"], path: /^\/video\/\d+\/?$/, pages: ["vimeo.com", "www.vimeo.com"] },
  // Yle Areena
  { hosts: ["areena.yle.fi"], path: /^\/(?:podcastit\/)?embed\/[\w-]+\/?$/, pages: [] },
  // Dream Broker
  { hosts: ["www.dreambroker.com", "dreambroker.com"], path: /^\/channel\/\w+\/iframe\/\w+\/?$/, pages: [] },
];
