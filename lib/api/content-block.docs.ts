import { describe, ofNoUse } from "./docs";
import { contentBlockSchema, blockImageSchema, blockFileSchema } from "./content-block";

export const contentBlockDocs = describe(
  contentBlockSchema,
  "A piece of content. It reads the fields of its own type; a block of an unknown type is left out.",
  {
    id: ofNoUse,
    type: { means: "Which kind of block.", missing: "The block is left out.", required: true, kind: "BlockType" },
    title: {
      means:
        "The name of the block: its heading, or the caption of a picture or a video. It stays when nothing else of the block can be shown.",
      missing: "There is no heading or caption, and a general name is said.",
    },
    content: { means: "Of text_content_block: the text.", missing: "The block is left out.", kind: "Html" },
    image: { means: "Of image_block: the picture.", missing: "The block is left out." },
    images: {
      means: "Of gallery_block: pictures, and video files or pages among them.",
      missing: "The block is left out.",
    },
    video_link: {
      means: "Of video_block: the video's page, or a video file of the association.",
      missing: "There is no link beside the player. Alone, the page of an allowed service is a player.",
    },
    embed: {
      means: "Of video_block: the player, or anything else that is embedded.",
      missing: "`video_link` alone is shown: as a player, a file that is played, or a link.",
      kind: "EmbedHtml",
    },
    files: { means: "Of files_block: the files.", missing: "The block is left out." },
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
    means: "What it shows, for those who do not see it.",
    missing: "Screen readers pass over it; in a gallery they say the description.",
  },
  title: { means: "The caption below it.", missing: "The title of the block stands there, else the description." },
  description: {
    means: "In a gallery: what stands below the large picture.",
    missing: "The `alt` stands there, else the `title`.",
  },
  width: { means: "Pixels of the file.", missing: "The picture is fitted into a box of 3:2." },
  height: { means: "Pixels of the file.", missing: "The picture is fitted into a box of 3:2." },
});

export const blockFileDocs = describe(blockFileSchema, "A file to open.", {
  list_title: { means: "What the member reads.", missing: "The name of the file is shown.", required: true },
  list_summary: { means: "The line below: kind and size, say.", missing: "Nothing stands below the title." },
  url: { means: "Its address.", missing: "The file is left out.", required: true },
});
