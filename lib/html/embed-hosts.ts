import { allowances, entriesOf } from "@/lib/config/allowances";

/** A service whose player may be embedded. */
interface EmbedHost {
  /** Its name in the build setting NEXT_PUBLIC_EMBEDS. */
  name: string;
  /** Exact hosts of its player; never the association's own: an iframe could script it. */
  hosts: readonly string[];
  /** The path pattern of its player. */
  path: RegExp;
  /** Hosts of its video pages, besides those of the player. */
  pages: readonly string[];
  /** Host, path and query of a video page, and the player's path, as `String.replace` takes them. */
  videos: readonly (readonly [RegExp, string])[];
}

const knownHosts: readonly EmbedHost[] = [
  {
    name: "youtube",
    hosts: ["www.youtube.com", "youtube.com", "www.youtube-nocookie.com", "youtube-nocookie.com"],
    path: /^\/embed\/[\w-]+\/?$/,
    pages: ["m.youtube.com", "youtu.be"],
    videos: [
      [/^[^/]*youtube\.com\/watch\?(?:.*&)?v=([\w-]+).*$/, "/embed/$1"],
      [/^[^/]*youtube\.com\/(?:shorts|live)\/([\w-]+)\/?(?:\?.*)?$/, "/embed/$1"],
      [/^youtu\.be\/([\w-]+)\/?(?:\?.*)?$/, "/embed/$1"],
    ],
  },
  {
    name: "vimeo",
    hosts: ["player.vimeo.com"],
    path: /^\/video\/\d+\/?$/,
    pages: ["vimeo.com", "www.vimeo.com"],
    videos: [
      [/^(?:www\.)?vimeo\.com\/(\d+)\/?(?:\?.*)?$/, "/video/$1"],
      // The page of an unlisted video has a key, which the player needs too.
      [/^(?:www\.)?vimeo\.com\/(\d+)\/(\w+)\/?(?:\?.*)?$/, "/video/$1?h=$2"],
    ],
  },
  // Yle Areena
  {
    name: "areena",
    hosts: ["areena.yle.fi"],
    path: /^\/(?:podcastit\/)?embed\/[\w-]+\/?$/,
    pages: [],
    videos: [[/^areena\.yle\.fi\/(podcastit\/)?(\d-\d+)\/?(?:\?.*)?$/, "/$1embed/$2"]],
  },
  // Dream Broker
  {
    name: "dreambroker",
    hosts: ["www.dreambroker.com", "dreambroker.com"],
    path: /^\/channel\/\w+\/iframe\/\w+\/?$/,
    pages: [],
    videos: [[/^(?:www\.)?dreambroker\.com\/channel\/(\w+)\/(\w+)\/?(?:\?.*)?$/, "/channel/$1/iframe/$2"]],
  },
];

/** Names that NEXT_PUBLIC_EMBEDS may hold besides origins. */
export const embedNames = knownHosts.map(({ name }) => name);

/**
 * The services of a list of names and origins. Any page of an origin may be a player.
 * @param allowed entries of NEXT_PUBLIC_EMBEDS, checked by lib/build/check-env.ts
 */
export function chooseEmbedHosts(allowed: readonly string[]): EmbedHost[] {
  return allowed.flatMap((entry) => {
    if (!entry.startsWith("https://")) return knownHosts.filter(({ name }) => name === entry);
    return { name: entry, hosts: [new URL(entry).hostname], path: /^\//, pages: [], videos: [] };
  });
}

/** The services whose videos this build plays in place. */
export const embedHosts: readonly EmbedHost[] = chooseEmbedHosts(entriesOf(allowances.NEXT_PUBLIC_EMBEDS));
