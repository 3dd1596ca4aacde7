import { acceptsJpeg, shrinkPicture } from "./shrink-picture";

describe("acceptsJpeg", () => {
  it.each([
    ["image/*", true],
    ["image/jpeg", true],
    ["image/jpg", true],
    [".pdf, .JPG", true],
    [".jpeg", true],
    ["", false],
    ["*/*", false],
    ["image/png", false],
    [".pdf", false],
  ])("%j: %s", (accept, expected) => {
    expect(acceptsJpeg(accept)).toBe(expected);
  });
});

describe("shrinkPicture", () => {
  const pen = { fillRect: jest.fn(), drawImage: jest.fn(), getImageData: jest.fn() };
  const canvas = { width: 0, height: 0, getContext: () => pen, toBlob: jest.fn() };
  const close = jest.fn();
  const photo = (type = "image/jpeg", name = "IMG 1.HEIC.JPEG") => new File(["x".repeat(100)], name, { type });

  /** @param bytes of the JPEG that the browser makes */
  function browserDraws(width: number, height: number, bytes = 10) {
    Object.assign(globalThis, { createImageBitmap: jest.fn(async () => ({ width, height, close })) });
    jest.spyOn(document, "createElement").mockReturnValue(canvas as unknown as HTMLElement);
    canvas.toBlob.mockImplementation((done: BlobCallback) =>
      done(new Blob(["x".repeat(bytes)], { type: "image/jpeg" })),
    );
    pen.getImageData.mockReturnValue({ data: [0, 0, 255, 255] });
  }
  afterEach(() => Reflect.deleteProperty(globalThis, "createImageBitmap"));

  it.each([
    [4000, 3000, 2048, 1536],
    [3000, 4000, 1536, 2048],
    [2049, 100, 2048, 100],
  ])("makes %d x %d a JPEG of %d x %d", async (width, height, newWidth, newHeight) => {
    browserDraws(width, height);
    const smaller = await shrinkPicture(photo());
    expect(smaller).toMatchObject({ name: "IMG 1.HEIC.jpg", type: "image/jpeg", size: 10 });
    expect(canvas).toMatchObject({ width: newWidth, height: newHeight });
    expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: "from-image" });
    expect(close).toHaveBeenCalled();
  });

  it("takes the type that some phones give a JPEG", async () => {
    browserDraws(4000, 3000);
    expect(await shrinkPicture(photo("image/jpg"))).toMatchObject({ type: "image/jpeg", size: 10 });
  });

  it.each<[string, () => File]>([
    ["that is small enough", () => (browserDraws(2048, 2048), photo())],
    ["whose JPEG is no smaller file", () => (browserDraws(4000, 3000, 100), photo())],
    ["of another type", () => (browserDraws(4000, 3000), photo("image/gif"))],
    ["that is a PDF", () => (browserDraws(4000, 3000), photo("application/pdf"))],
    ["that the browser cannot decode", () => photo("image/webp")],
    [
      "whose pixels the browser does not give away",
      () => {
        browserDraws(4000, 3000);
        pen.getImageData.mockReturnValue({ data: [255, 255, 255, 255] });
        return photo();
      },
    ],
  ])("returns null for a picture %s", async (_, arrange) => {
    expect(await shrinkPicture(arrange())).toBeNull();
  });
});
