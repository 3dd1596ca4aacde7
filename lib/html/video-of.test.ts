import type { Media } from "./media-of";
import { isVideoAddress, videoOf } from "./video-of";

const embedHtml = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';
const page = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

const player = "https://www.youtube.com/embed/aqz-KE-bpKQ";

describe("videoOf", () => {
  it.each<[string, { embedHtml: string; videoLink: string }, Partial<Media>]>([
    ["a player that is allowed", { embedHtml, videoLink: page }, { kind: "player", url: player, title: "", page }],
    [
      "a player that is not, with a link",
      { embedHtml: '<iframe src="https://evil.example/"></iframe>', videoLink: page },
      { kind: "link", url: page },
    ],
    [
      "the page of a video that is allowed, alone",
      { embedHtml: "", videoLink: page },
      { kind: "player", url: player, page },
    ],
    [
      "a file of the app's own origin",
      { embedHtml: "", videoLink: "http://localhost/files/Walk.MP4?v=2" },
      { kind: "video", url: "http://localhost/files/Walk.MP4?v=2" },
    ],
    [
      "a file of another origin",
      { embedHtml: "", videoLink: "https://cdn.example/walk.webm" },
      { kind: "link", url: "https://cdn.example/walk.webm" },
    ],
    [
      "a page of the app's own origin",
      { embedHtml: "", videoLink: "http://localhost/walk.mp4.html" },
      { kind: "link", url: "http://localhost/walk.mp4.html" },
    ],
    [
      "a link in embed code",
      { embedHtml: '<blockquote><a href="https://social.example/p/1">See</a></blockquote>', videoLink: "" },
      { kind: "link", url: "https://social.example/p/1", content: "other" },
    ],
  ])("finds %s", (_what, block, video) => {
    expect(videoOf(block)).toMatchObject(video);
  });

  it.each([
    ["a frame of a script", '<iframe src="javascript:alert(1)"></iframe>'],
    ["a text", "<p>Soon</p>"],
  ])("is null for %s", (_what, embedHtml) => {
    expect(videoOf({ embedHtml, videoLink: "" })).toBeNull();
  });
});

describe("isVideoAddress", () => {
  it.each([
    [page, true],
    ["https://youtu.be/aqz-KE-bpKQ", true],
    ["https://vimeo.com/76979871", true],
    ["https://cdn.example/walk.webm", true],
    ["https://cdn.example/picture.jpg", false],
    ["https://cdn.example/youtu.be/picture.jpg", false],
  ])("%s: %p", (address, isVideo) => {
    expect(isVideoAddress(address)).toBe(isVideo);
  });
});
