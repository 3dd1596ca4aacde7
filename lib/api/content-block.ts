import * as z from "@/lib/api/zod";
import { integer, listOf, optional, text, url, wire } from "./tolerant";

export const blockImageSchema = wire(
  { url, alt: text, title: text, description: text, width: integer, height: integer },
  (image) => ({
    url: image.url,
    alt: image.alt,
    title: image.title,
    description: image.description,
    /** In pixels, when the server sent them. The picture's place is then reserved before it loads. */
    size: sizeOf(image.width, image.height),
  }),
);

export type BlockImage = z.output<typeof blockImageSchema>;

function sizeOf(width: number | null, height: number | null): { width: number; height: number } | null {
  return width !== null && height !== null && width > 0 && height > 0 ? { width, height } : null;
}

export const blockFileSchema = wire({ list_title: text, list_summary: text, url }, (file) => ({
  title: file.list_title,
  summary: file.list_summary,
  url: file.url,
}));

/**
 * A content block of any type. All types share one shape: a block reads the fields of its own type. The registry of
 * components/blocks handles an unknown type and names it in debug mode.
 */
export const contentBlockSchema = wire(
  {
    id: text,
    type: text,
    title: text,
    content: text,
    image: optional(blockImageSchema),
    images: listOf(blockImageSchema),
    video_link: url,
    embed: text,
    files: listOf(blockFileSchema),
  },
  (block) => ({
    id: block.id,
    type: block.type,
    title: block.title,
    /** The server's HTML: render it through the sanitiser only. */
    contentHtml: block.content,
    image: block.image,
    images: block.images,
    videoLink: block.video_link,
    /** The server's HTML: the app rebuilds one iframe from it. */
    embedHtml: block.embed,
    files: block.files,
  }),
);

export type ContentBlock = z.output<typeof contentBlockSchema>;

/** Parses blocks that an entity keeps raw until they are shown. */
export function parseContentBlocks(raw: readonly Record<string, unknown>[]): ContentBlock[] {
  return raw.map((block) => z.parse(contentBlockSchema, block));
}
