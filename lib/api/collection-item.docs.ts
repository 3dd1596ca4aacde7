import { describe } from "./docs";
import { collectionItemSchema } from "./collection-item";

export const collectionItemDocs = describe(collectionItemSchema, "An entry of articles, events, benefits or pages.", {
  id: {
    means: "Identifies it in its list.",
    missing: "The `pagename` identifies it.",
    required: true,
  },
  pagename: {
    means: "The last part of its address, `/app/events/{pagename}`.",
    missing: "The address has the id. An entry with neither is listed and cannot be opened.",
  },
  title: { means: "Its heading.", missing: "The heading is its kind: Event, Benefit.", required: true },
  subtitle: { means: "The line below the title.", missing: "There is no second line." },
  summary: { means: "The text in the list.", missing: "The list shows only the title." },
  date: {
    means:
      "Its date. An ISO date is shown in the member's language, any other text unchanged. A time in UTC is shown as the day in the device's time zone; the first and the last minute of a day mean the day itself.",
    missing: "No date is shown.",
  },
  icon: { means: "The picture if there is no avatar.", missing: "It has no picture.", kind: "Icon" },
  icon_color: { means: "The colour of the icon.", missing: "It has the colour of the text.", kind: "Color" },
  avatar: { means: "A square picture of it.", missing: "The icon is shown.", kind: "Image" },
  badge: { means: "A word in a coloured frame.", missing: "No badge is shown." },
  redirect_url: {
    means: "Opens in place of the entry's own screen.",
    missing: "The entry has a screen of its own.",
  },
  content_blocks: {
    means: "The content of its screen.",
    missing: "The screen shows only the head.",
    holds: "ContentBlock",
  },
  _start: {
    only: "events",
    means: "When an event begins.",
    missing: "It is not in the calendar, and `date` is shown.",
    kind: "Moment",
  },
  _end: { only: "events", means: "When an event ends.", missing: "It has no end.", kind: "Moment" },
  _location: { only: "events", means: "Where an event is.", missing: "No place is shown." },
  _uid: {
    only: "events",
    means: "Lets a calendar recognise the event when it is added again.",
    missing: "The app derives one from address and id.",
  },
});
