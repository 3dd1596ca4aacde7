import { describe } from "./docs";
import { collectionItemSchema } from "./collection-item";

export const collectionItemDocs = describe(collectionItemSchema, "An entry of articles, events, benefits or pages.", {
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
  icon: { means: "The picture, where there is no avatar.", missing: "It has no picture.", kind: "Icon" },
  icon_color: { means: "The colour of the icon.", missing: "It has the colour of the text.", kind: "Color" },
  avatar: { means: "A square picture of it.", missing: "The icon is shown.", kind: "Image" },
  badge: { means: "A word in a coloured frame.", missing: "No badge is shown." },
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
    kind: "Moment",
  },
  _end: { only: "events", means: "When an event ends.", missing: "It has no end.", kind: "Moment" },
  _location: { only: "events", means: "Where an event is.", missing: "No place is shown." },
  _uid: {
    only: "events",
    means: "Tells calendars that it is the same event when it is added again.",
    missing: "The app makes one of address and id.",
  },
});
