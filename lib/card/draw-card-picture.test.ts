import type { PictureContent } from "./card-picture";
import { drawCardPicture } from "./draw-card-picture";

const content: PictureContent = {
  association: "Kaarnapolku",
  name: "Maija Mallikas",
  memberships: [],
  leftOut: String,
  warning: null,
  code: null,
  invalidCode: "",
  readAt: "28 Nov 2026",
};

it.each([
  ["gives a picture of what was drawn", [0, 0, 255, 255], true],
  ["fails where the browser reads noise from a canvas", [254, 242, 162, 104], false],
])("%s", async (_what, data, isDrawn) => {
  const pen = {
    fillRect: jest.fn(),
    fillText: jest.fn(),
    measureText: () => ({ width: 10 }),
    getImageData: () => ({ data }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, "toBlob")
    .mockImplementation((done) => done(new Blob(["picture"], { type: "image/png" })));
  const picture = await drawCardPicture(content, undefined).catch(() => null);
  expect(picture !== null).toBe(isDrawn);
});
