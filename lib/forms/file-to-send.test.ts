import { sendsSmaller, smallerPicture, withFilesToSend } from "./file-to-send";
import { shrinkPicture } from "./shrink-picture";

jest.mock("./shrink-picture", () => ({ shrinkPicture: jest.fn() }));

const shrink = shrinkPicture as jest.MockedFunction<typeof shrinkPicture>;
const small = new File(["1"], "small.jpg");
const chosen = (name = "photo.png") => new File(["12345"], name);

beforeEach(() => shrink.mockReset().mockResolvedValue(small));

describe("withFilesToSend", () => {
  it("waits for the smaller picture and sends it, and keeps all other values", async () => {
    const [picture, other] = [chosen(), chosen()];
    void smallerPicture(picture, true);
    const model = { one: picture, many: [other, picture, "old.jpg"], text: "a", list: [1, "b"], no: false };
    expect(await withFilesToSend(model)).toEqual({ ...model, one: small, many: [other, small, "old.jpg"] });
  });

  it("sends the chosen file when the switch is off or no smaller picture exists", async () => {
    const [off, large] = [chosen(), chosen()];
    await smallerPicture(off, true);
    await smallerPicture(off, false);
    expect([sendsSmaller(off), sendsSmaller(large)]).toEqual([false, true]);
    shrink.mockResolvedValue(null);
    await smallerPicture(large, true);
    const sent = await withFilesToSend({ off, large });
    expect(sent.off).toBe(off);
    expect(sent.large).toBe(large);
  });
});

describe("smallerPicture", () => {
  it("makes each picture once, one at a time", async () => {
    const [first, second] = [chosen(), chosen()];
    let finish = (_: File) => {};
    shrink.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const made = [smallerPicture(first, true), smallerPicture(second, true), smallerPicture(first, false)];
    await Promise.resolve();
    expect(shrink.mock.calls).toEqual([[first]]);
    finish(small);
    expect(await Promise.all(made)).toEqual([small, small, small]);
    expect(shrink.mock.calls).toEqual([[first], [second]]);
  });
});
