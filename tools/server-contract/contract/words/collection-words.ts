import { ofNoUse, type EntityWords } from "./words";

export const collectionWords = {
  CollectionItem: {
    means: "An entry of articles, events, benefits or pages.",
    fields: {
      id: {
        means: "Tells it from the others of its list.",
        missing: "The `pagename` alone tells it from the others.",
        required: true,
      },
      pagename: {
        means: "What stands in its address, `/app/events/{pagename}`.",
        missing: "The id stands there. An entry with neither is listed and cannot be opened.",
      },
      title: { means: "Its heading.", missing: "It is called what it is: Event, Benefit.", required: true },
      subtitle: { means: "The line below the title.", missing: "Nothing stands below the title." },
      summary: { means: "What a list says of it.", missing: "The list has the title alone." },
      date: {
        means:
          "Its date: an ISO date is shown in the member's language, any other text as it is. Of a time in UTC, the day on the device is shown; its first and its last minute stand for the day itself.",
        missing: "No date is shown.",
      },
      icon: { means: "The picture, where there is no avatar.", missing: "It has no picture.", form: "Icon" },
      icon_color: { means: "The colour of the icon.", missing: "It has the colour of the text.", form: "Color" },
      avatar: { means: "A square picture of it.", missing: "The icon is shown.", sends: "Image" },
      badge: { means: "A word in a coloured frame.", missing: "No badge is shown.", holds: "Badge" },
      redirect_url: {
        means: "Opens in place of the entry's own screen.",
        missing: "The entry has a screen of its own.",
      },
      content_blocks: {
        means: "What stands on its screen.",
        missing: "The screen ends below the head.",
        holds: "ContentBlock",
      },
      _start: {
        only: "events",
        means: "When an event begins.",
        missing: "It is not in the calendar, and `date` is shown.",
        form: "Moment",
      },
      _end: { only: "events", means: "When an event ends.", missing: "It has no end.", form: "Moment" },
      _location: { only: "events", means: "Where an event is.", missing: "No place is shown." },
      _uid: {
        only: "events",
        means: "Tells calendars that it is the same event when it is added again.",
        missing: "The app makes one of address and id.",
      },
    },
  },
  ContentBlock: {
    means: "A piece of content. It reads the fields of its own type; a block of an unknown type is left out.",
    fields: {
      id: ofNoUse,
      type: { means: "Which kind of block.", missing: "The block is left out.", required: true, form: "BlockType" },
      title: {
        means:
          "The name of the block: its heading, or the caption of a picture or a video. It stays when nothing else of the block can be shown.",
        missing: "There is no heading or caption, and a general name is said.",
      },
      content: { means: "Of text_content_block: the text.", missing: "The block is left out.", form: "Html" },
      image: { means: "Of image_block: the picture.", missing: "The block is left out.", holds: "BlockImage" },
      images: {
        means: "Of gallery_block: pictures, and video files or pages among them.",
        missing: "The block is left out.",
        holds: "BlockImage",
      },
      video_link: {
        means: "Of video_block: the video's page, or a video file of the association.",
        missing: "There is no link beside the player.",
      },
      embed: {
        means: "Of video_block: the player, or anything else that is embedded.",
        missing: "The video is a link, or a file that is played.",
        form: "EmbedHtml",
      },
      files: { means: "Of files_block: the files.", missing: "The block is left out.", holds: "BlockFile" },
    },
  },
  BlockImage: {
    means: "A picture.",
    fields: {
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
    },
  },
  BlockFile: {
    means: "A file to open.",
    fields: {
      list_title: { means: "What the member reads.", missing: "The name of the file is shown.", required: true },
      list_summary: { means: "The line below: kind and size, say.", missing: "Nothing stands below the title." },
      url: { means: "Its address.", missing: "The file is left out.", required: true },
    },
  },
} satisfies Record<string, EntityWords>;
