import * as z from "@/lib/api/zod";
import { from, integer, listOf, optional, rawText, text, url, wire } from "./tolerant";

export const blockImageSchema = wire(
  { url, alt: text, title: text, description: text, width: integer, height: integer },
  ({ width, height, ...image }) => ({
    ...image,
    /** In pixels, when the server sent them. The picture's place is then reserved before it loads. */
    size: sizeOf(width, height),
  }),
);

export type BlockImage = z.output<typeof blockImageSchema>;

function sizeOf(width: number | null, height: number | null): { width: number; height: number } | null {
  return width !== null && height !== null && width > 0 && height > 0 ? { width, height } : null;
}

export const blockFileSchema = wire({
  title: from("list_title", text),
  summary: from("list_summary", text),
  url,
});

/**
 * A content block of any type. All types share one shape: a block reads the fields of its own type. The registry of
 * components/blocks handles an unknown type and names it in debug mode.
 */
export const contentBlockSchema = wire({
  id: text,
  type: text,
  title: text,
  contentHtml: from("content", rawText),
  image: optional(blockImageSchema),
  images: listOf(blockImageSchema),
  videoLink: from("video_link", url),
  /** The server's HTML: the app rebuilds one iframe from it. */
  embedHtml: from("embed", rawText),
  files: listOf(blockFileSchema),
});

export type ContentBlock = z.output<typeof contentBlockSchema>;

/** Parses blocks that an entity keeps raw until they are shown. */
export function parseContentBlocks(raw: readonly Record<string, unknown>[]): ContentBlock[] {
  return raw.map(({ image, ...block }) =>
    z.parse(contentBlockSchema, { ...block, image: typeof image === "string" ? { url: image } : image }),
  );
}
