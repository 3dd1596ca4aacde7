import { fetchFile } from "@/lib/api/fetch-file";
import { cardPictureAddresses, fetchCardPictures } from "./card-pictures";

jest.mock("@/lib/api/fetch-file", () => ({ fetchFile: jest.fn() }));
const fetching = fetchFile as jest.MockedFunction<typeof fetchFile>;

const file = (type: string, size = 4) => new File([new Uint8Array(size)], "file", { type });
const logo = "http://localhost/logo.svg";
const photo = "http://localhost/photo.jpg";

describe("cardPictureAddresses", () => {
  it("are those of logo, head and photo, each once", () => {
    const body = {
      config: { logo: { light: "/logo.svg", dark: "/logo.svg" }, hero_image: { url: "/head.webp" } },
      memberData: { _photo: "/photo.jpg", _full_name: "Maija" },
    };
    expect(cardPictureAddresses(body)).toEqual([logo, "http://localhost/head.webp", photo]);
  });

  it.each([
    ["no member", { config: { hero_image: "/head.webp" } }],
    ["no picture", { config: {}, memberData: { _photo: "javascript:alert(1)" } }],
  ])("are empty with %s", (_what, body) => {
    expect(cardPictureAddresses(body)).toEqual([]);
  });
});

describe("fetchCardPictures", () => {
  it("stores only pictures, and no large ones", async () => {
    const files: Record<string, File | null> = {
      "/a": file("image/svg+xml"),
      "/b": file("application/pdf"),
      "/c": file("image/png", 3_000_001),
      "/d": null,
    };
    fetching.mockImplementation((address) => Promise.resolve(files[address] ?? null));
    expect(await fetchCardPictures(Object.keys(files), {})).toEqual({ "/a": files["/a"] });
  });

  it("keeps a stored picture when its fetch fails, and drops pictures of no card", async () => {
    const [known, other] = [file("image/png"), file("image/png")];
    fetching.mockResolvedValue(null);
    expect(await fetchCardPictures([photo], { [photo]: known, [logo]: other })).toEqual({ [photo]: known });
  });
});
