import { showKeptPictures } from "./show-kept-pictures";
import { readCardPictures } from "./card-pictures";

jest.mock("./card-pictures", () => ({ readCardPictures: jest.fn() }));
const reading = readCardPictures as jest.MockedFunction<typeof readCardPictures>;

const photo = "http://localhost/photo.jpg";
const kept = new Blob(["picture"]);
let stop = () => {};

/** jsdom loads no pictures: the test sets their state. */
function addImage(src: string, naturalWidth: number): HTMLImageElement {
  const image = document.createElement("img");
  Object.defineProperty(image, "complete", { value: true });
  Object.defineProperty(image, "naturalWidth", { value: naturalWidth });
  image.src = src;
  return document.body.appendChild(image);
}

beforeEach(() => {
  document.body.replaceChildren();
  reading.mockReset().mockResolvedValue({ [photo]: kept });
  URL.createObjectURL = jest.fn(() => "blob:http://localhost/1");
});
afterEach(() => stop());

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("replaces a broken picture by its stored copy, also one that breaks later", async () => {
  const first = addImage(photo, 0);
  stop = showKeptPictures();
  const later = addImage(photo, 0);
  later.dispatchEvent(new Event("error"));
  await settled();
  expect([first.src, later.src]).toEqual(["blob:http://localhost/1", "blob:http://localhost/1"]);
  expect(URL.createObjectURL).toHaveBeenCalledWith(kept);
});

it("leaves alone pictures that load, have no copy, or have changed their address meanwhile", async () => {
  const shown = addImage(photo, 80);
  const foreign = addImage("http://localhost/other.jpg", 0);
  stop = showKeptPictures();
  const changed = addImage(photo, 0);
  changed.dispatchEvent(new Event("error"));
  changed.src = "http://localhost/new.jpg";
  await settled();
  expect([shown.src, foreign.src, changed.src]).toEqual([
    photo,
    "http://localhost/other.jpg",
    "http://localhost/new.jpg",
  ]);
});

it("marks only broken pictures without a copy", async () => {
  const foreign = addImage("http://localhost/other.jpg", 0);
  const shown = addImage("http://localhost/shown.jpg", 80);
  const known = addImage(photo, 0);
  stop = showKeptPictures();
  await settled();
  expect([foreign, shown, known].map(({ dataset }) => dataset.missing)).toEqual(["", undefined, undefined]);
});

describe("a page that comes back from the back/forward cache", () => {
  const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
  const requests = jest.fn();
  const addWatchedImage = (src: string, naturalWidth: number) => {
    const image = addImage(src, naturalWidth);
    Object.defineProperty(image, "src", { get: () => src, set: requests });
    return image;
  };
  beforeEach(() => {
    requests.mockClear();
    stop = showKeptPictures();
  });

  it.each([
    ["loads a picture again that was stopped when the page was left", true, 0, [photo]],
    ["leaves alone one that has loaded", true, 80, []],
    ["leaves alone a picture of a page that just loads", false, 0, []],
  ])("%s", (_what, persisted, naturalWidth, requested) => {
    addWatchedImage(photo, naturalWidth);
    show(persisted);
    expect(requests.mock.calls.flat()).toEqual(requested);
  });

  it("removes the address of a stopped picture first: WebKit does not request the same one again", () => {
    addWatchedImage(photo, 0).removeAttribute = requests;
    show(true);
    expect(requests.mock.calls.flat()).toEqual(["src", photo]);
  });

  it("shows one again that was missing", () => {
    const image = addImage("http://localhost/other.jpg", 0);
    image.dataset.missing = "";
    show(true);
    expect(image.dataset.missing).toBeUndefined();
  });
});

it("loads a broken picture again when the network is back", () => {
  stop = showKeptPictures();
  const image = addImage("http://localhost/other.jpg", 0);
  image.dataset.missing = "";
  window.dispatchEvent(new Event("offline"));
  expect(image.dataset.missing).toBe("");
  window.dispatchEvent(new Event("online"));
  expect(image.dataset.missing).toBeUndefined();
});

it("stops on request", async () => {
  showKeptPictures()();
  addImage(photo, 0).dispatchEvent(new Event("error"));
  await settled();
  expect(reading).not.toHaveBeenCalled();
});
