import { describe, ignoredId } from "./docs";
import { contentBlockSchema, blockImageSchema, blockFileSchema } from "./content-block";

export const contentBlockDocs = describe(
  contentBlockSchema,
  "A piece of content. It reads the fields of its own type; a block of an unknown type is left out.",
  {
    id: ignoredId,
    type: { means: "The kind of block.", missing: "The block is left out.", required: true, kind: "BlockType" },
    title: {
      means:
        "The name of the block: its heading, or the caption of a picture or a video. It is shown even if nothing else of the block can be.",
      missing: "There is no heading or caption, and screen readers say a general name.",
    },
    content: { means: "In text_content_block: the text.", missing: "The block is left out.", kind: "Html" },
    image: { means: "In image_block: the picture.", missing: "The block is left out." },
    images: {
      means: "In gallery_block: pictures, video files and video pages.",
      missing: "The block is left out.",
    },
    video_link: {
      means: "In video_block: the video's page, or a video file of the association.",
      missing:
        "There is no link beside the player. Without `embed`, the page of an allowed service is shown as a player.",
    },
    embed: {
      means: "In video_block: the player, or any other embed.",
      missing: "`video_link` is shown: as a player, a playable file, or a link.",
      kind: "EmbedHtml",
    },
    files: { means: "In files_block: the files.", missing: "The block is left out." },
  },
);

export interface BlockFields {
  needs: readonly string[];
  reads: readonly string[];
}

type FieldName = keyof (typeof contentBlockDocs)["fields"];

const types = {
  text_content_block: { needs: ["content"], reads: ["content", "title"] },
  image_block: { needs: ["image"], reads: ["image", "title"] },
  gallery_block: { needs: ["images"], reads: ["images", "title"] },
  video_block: { needs: ["embed", "video_link"], reads: ["embed", "video_link", "title"] },
  files_block: { needs: ["files"], reads: ["files", "title"] },
} satisfies Record<string, Record<keyof BlockFields, FieldName[]>>;

/** The types that the app knows. components/blocks renders each. */
export type BlockType = keyof typeof types;

/** The fields that a block of each type reads, besides id and type. A block needs at least one of `needs`. */
export const blockTypes: Readonly<Record<string, BlockFields>> = types;

export const blockImageDocs = describe(blockImageSchema, "A picture.", {
  url: { means: "Its address.", missing: "The picture is left out.", required: true },
  alt: {
    means: "A description for members who cannot see the picture.",
    missing: "Screen readers skip the picture; in a gallery they say the description.",
  },
  title: { means: "The caption below it.", missing: "The caption is the title of the block, else the description." },
  description: {
    means: "In a gallery: the text below the large picture.",
    missing: "The text is the `alt`, else the `title`.",
  },
  width: { means: "In pixels.", missing: "The picture is fitted into a box of 3:2." },
  height: { means: "In pixels.", missing: "The picture is fitted into a box of 3:2." },
});

export const blockFileDocs = describe(blockFileSchema, "A file to open.", {
  list_title: { means: "The text of the link.", missing: "The name of the file is shown.", required: true },
  list_summary: { means: "The second line, for example kind and size.", missing: "There is no second line." },
  url: { means: "Its address.", missing: "The file is left out.", required: true },
});
