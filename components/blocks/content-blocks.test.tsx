import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { setConfig } from "@/components/testing/server-data";
import { fetchFile } from "@/lib/api/fetch-file";
import { isInstalledApp } from "@/lib/platform/display-mode";
import { shareFile } from "@/lib/platform/save-file";
import { ContentBlocks } from "./content-blocks";

jest.mock("@/lib/api/fetch-file", () => ({ fetchFile: jest.fn() }));
jest.mock("@/lib/platform/display-mode", () => ({ isInstalledApp: jest.fn(() => false) }));
jest.mock("@/lib/platform/save-file", () => ({ shareFile: jest.fn(async () => undefined) }));
jest.mock("@/lib/navigation/use-navigation", () => ({ useNavigation: () => ({ goTo: jest.fn() }) }));

async function showBlocks(blocks: Record<string, unknown>[], isAsked = false): Promise<HTMLElement> {
  setConfig({ cookieConsentEnabled: isAsked });
  const { container } = await act(async () => renderInApp(<ContentBlocks rawBlocks={blocks} />));
  return container;
}

const text = (content: string) => ({ type: "text_content_block", content });
const player = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A walk"></iframe>';

describe("an embed in a text", () => {
  it("is a player when the association asks for no consent", async () => {
    const container = await showBlocks([text(`<p>Before</p>${player}<p>After</p>`)]);
    expect(container.querySelector("iframe")).toHaveAttribute("src", "https://www.youtube.com/embed/aqz-KE-bpKQ");
    expect(screen.getByTitle("A walk")).toHaveAttribute("sandbox");
    expect(container).toHaveTextContent("BeforeAfter");
  });

  it("gives another video a frame of its own: another address in the same frame would be a step of the history", async () => {
    const video = (link: string) => ({ type: "video_block", video_link: `https://vimeo.com/${link}` });
    setConfig({ cookieConsentEnabled: false });
    const { container, rerender } = await act(async () => renderInApp(<ContentBlocks rawBlocks={[video("1001")]} />));
    const before = container.querySelector("iframe");
    rerender(<ContentBlocks rawBlocks={[video("1002")]} />);
    const after = container.querySelector("iframe");
    expect(after).toHaveAttribute("src", "https://player.vimeo.com/video/1002");
    expect(after).not.toBe(before);
  });

  it("waits for the member's consent", async () => {
    const container = await showBlocks([text(player)], true);
    expect(container.querySelector("iframe")).toBeNull();
    expect(await screen.findByRole("alert")).toHaveTextContent("marketing");
    expect(screen.getByRole("button", { name: "Choose cookies" })).toBeVisible();
  });

  it("has a link to its page", async () => {
    await showBlocks([text('<oembed url="https://youtu.be/aqz-KE-bpKQ"></oembed>')]);
    expect(
      screen.getByRole("link", { name: "Watch at youtu.be", description: "opens in a new window" }),
    ).toHaveAttribute("href", "https://youtu.be/aqz-KE-bpKQ");
  });

  it.each([
    ['<iframe src="https://forms.example/1"></iframe>', "Open the content forms.example"],
    ['<iframe src="https://forms.example/1" title="Sign up"></iframe>', "Sign up forms.example"],
    ['<video src="https://cdn.example/a.mp4"></video>', "Watch the video cdn.example"],
    ['<audio src="https://cdn.example/a.mp3"></audio>', "Listen to the recording cdn.example"],
  ])("is a link that names the host: %s", async (html, name) => {
    await showBlocks([text(html)]);
    const link = screen.getByRole("link");
    expect(link).toHaveAccessibleName(name);
    expect(link).toHaveAccessibleDescription("opens in a new window");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it.each(["video", "audio"])("plays the association's own %s, or links to it when playback fails", async (kind) => {
    const container = await showBlocks([text(`<${kind} src="/files/a" autoplay></${kind}>`)]);
    const file = container.querySelector(kind)!;
    expect(file).toHaveAttribute("controls");
    expect(file).not.toHaveAttribute("autoplay");
    fireEvent.error(file);
    expect(screen.getByRole("link", { name: /localhost/ })).toHaveAttribute("href", "http://localhost/files/a");
    act(() => void window.dispatchEvent(new Event("online")));
    expect(container.querySelector(kind)).toBeInTheDocument();
  });

  it("keeps the captions of the association's own video", async () => {
    const tracks =
      '<track kind="captions" src="/files/fi.vtt" srclang="fi" label="Suomi" default onerror="x"><track src="https://cdn.example/sv.vtt">';
    const container = await showBlocks([text(`<video src="/files/a.mp4">${tracks}</video>`)]);
    const [track, ...others] = container.querySelectorAll("video > track");
    expect(track?.outerHTML).toBe(
      '<track src="http://localhost/files/fi.vtt" kind="captions" label="Suomi" srclang="fi" default="">',
    );
    expect(others).toEqual([]);
  });

  it("shows a note in place of a picture that cannot be shown", async () => {
    const container = await showBlocks([text(`<p>a <img src="data:image/png;base64,${"A".repeat(600)}"> b</p>`)]);
    expect(container).toHaveTextContent("a The picture could not be loaded b");
  });
});

it("a picture that fails to load says so, and loads again when the network is back", async () => {
  const container = await showBlocks([{ type: "image_block", image: { url: "/gone.jpg", alt: "A hut" } }]);
  fireEvent.error(screen.getByRole("img", { name: "A hut" }));
  expect(container.querySelector("img")).toBeNull();
  expect(container).toHaveTextContent("A hut");
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(container.querySelector("img")).toBeNull();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("img", { name: "A hut" })).toHaveAttribute("src", "http://localhost/gone.jpg");
});

it("a text that is too long says so at its end", async () => {
  const container = await showBlocks([text(`<p>${"a ".repeat(150_000)}</p><p>The end</p>`)]);
  expect(container).not.toHaveTextContent("The end");
  expect(container).toHaveTextContent(/a The text is too long to be shown whole. It was cut here.$/);
});

it("an unknown type is left out, and named in debug mode", async () => {
  localStorage.setItem("debug", "1");
  const log = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const container = await showBlocks([text("<p>Known</p>"), { type: "poll_block", content: "<p>Unknown</p>" }]);
  expect(container).toHaveTextContent(/^Known$/);
  expect(log.mock.calls.filter((words) => words.join(" ").includes("poll_block"))).toHaveLength(1);
  log.mockRestore();
  localStorage.clear();
});

describe("the title of a block", () => {
  const title = "The summer camp";

  it.each<[string, Record<string, unknown>]>([
    ["a text", { type: "text_content_block", content: "<p>Text</p>" }],
    ["a text that is empty", { type: "text_content_block" }],
    ["a picture", { type: "image_block", image: { url: "/a.png", alt: "", title: "A tent" } }],
    ["a picture without an address", { type: "image_block", image: { url: "data:," } }],
    ["a gallery", { type: "gallery_block", images: [{ url: "/a.png" }] }],
    ["a gallery without pictures", { type: "gallery_block" }],
    ["files", { type: "files_block", files: [{ list_title: "Rules", url: "/rules.pdf" }] }],
    ["no files", { type: "files_block" }],
    ["a player", { type: "video_block", embed: player }],
    ["a link to a video", { type: "video_block", video_link: "https://cdn.example/a.mp4" }],
    ["a link with a title of its own", { type: "video_block", embed: player.replace("youtube", "video") }],
    ["no video", { type: "video_block", embed: "<p>Soon</p>" }],
  ])("stays with %s", async (_what, block) => {
    await showBlocks([{ ...block, title }]);
    expect(screen.getAllByText(title)).toHaveLength(1);
  });

  it("names its list", async () => {
    await showBlocks([{ type: "files_block", title, files: [{ list_title: "Rules", url: "/rules.pdf" }] }]);
    expect(within(screen.getByRole("list", { name: title })).getByRole("link", { name: /^Rules/ })).toBeVisible();
  });
});

describe("a picture in a text", () => {
  const natural = { naturalWidth: 0, naturalHeight: 0 };
  beforeEach(() => {
    for (const side of ["naturalWidth", "naturalHeight"] as const)
      jest.spyOn(HTMLImageElement.prototype, side, "get").mockImplementation(() => natural[side]);
  });

  it.each([
    ["said to be low", 'height="20"', { naturalWidth: 0, naturalHeight: 0 }, true],
    ["said to be of two lines", 'width="99" height="48"', { naturalWidth: 0, naturalHeight: 0 }, true],
    ["said to be high", 'height="49"', { naturalWidth: 0, naturalHeight: 0 }, false],
    ["not there yet", "", { naturalWidth: 0, naturalHeight: 0 }, false],
    ["low by itself", "", { naturalWidth: 90, naturalHeight: 30 }, true],
    ["high by itself", "", { naturalWidth: 30, naturalHeight: 90 }, false],
    ["made low by its width", 'width="24"', { naturalWidth: 300, naturalHeight: 300 }, true],
  ])("that is %s is inline: %#", async (_what, size, measured, isInLine) => {
    const container = await showBlocks([text(`<p>Only <img src="/a.svg" ${size}> 12 €</p>`)]);
    const picture = container.querySelector("img")!;
    Object.assign(natural, measured);
    fireEvent.load(picture);
    expect(picture.classList.contains("in-line")).toBe(isInLine);
  });
});

describe("a file", () => {
  const file = (fields: object) => showBlocks([{ type: "files_block", files: [fields] }]);

  it.each([
    ["its title", { url: "/files/a.pdf", list_title: "Rules", list_summary: "2 pages" }, "Rules 2 pages"],
    ["its readable file name", { url: "/files/S%C3%A4%C3%A4nn%C3%B6t%202.pdf" }, "Säännöt 2.pdf"],
    ["its file name as it is when that cannot be decoded", { url: "/files/%E4.pdf" }, "%E4.pdf"],
    ["its host when it has no file name", { url: "https://files.example/" }, "files.example"],
  ])("is named by %s", async (_what, fields, name) => {
    await file(fields);
    const link = screen.getByRole("link");
    expect(link).toHaveAccessibleName(new RegExp(`^${name}`));
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("is fetched and shared in the installed app, which would have no way back from it", async () => {
    const rules = new File(["%PDF-"], "rules.pdf");
    jest.mocked(isInstalledApp).mockReturnValueOnce(true);
    jest.mocked(fetchFile).mockResolvedValueOnce(rules);
    await file({ url: "/files/rules.pdf", list_title: "Rules" });
    expect(fireEvent.click(screen.getByRole("link"))).toBe(false);
    await waitFor(() => expect(shareFile).toHaveBeenCalledWith(rules));
    expect(jest.mocked(fetchFile).mock.calls[0]?.[0]).toBe("http://localhost/files/rules.pdf");
  });

  it("without a usable address is left out, and so is an empty list", async () => {
    await file({ url: "javascript:alert(1)", list_title: "Rules" });
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
    expect(screen.queryByText("Rules")).not.toBeInTheDocument();
  });
});

describe("a picture's captions", () => {
  it.each([
    [
      "the block's and the picture's title",
      { title: "Camp", image: { title: "A tent", description: "x" } },
      ["Camp", "A tent"],
    ],
    ["one that both share, once", { title: "Camp", image: { title: "Camp" } }, ["Camp"]],
    ["the description where there is no title", { image: { description: "By the lake" } }, ["By the lake"]],
    ["nothing", { image: {} }, []],
  ])("are %s", async (_what, { image, ...block }, captions) => {
    const container = await showBlocks([{ type: "image_block", ...block, image: { url: "/a.png", ...image } }]);
    const shown = [...container.querySelectorAll("figcaption > *")].map(({ textContent }) => textContent);
    expect(shown).toEqual(captions);
  });
});
