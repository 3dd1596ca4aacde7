/** @jest-environment node */
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

  it("sends the chosen picture when the switch is off or no smaller one exists", async () => {
    const [off, large] = [chosen("off.png"), chosen("large.png")];
    await smallerPicture(off, true);
    await smallerPicture(off, false);
    expect([sendsSmaller(off), sendsSmaller(large)]).toEqual([false, true]);
    shrink.mockResolvedValue(null);
    await smallerPicture(large, true);
    const { name: sentOff } = (await withFilesToSend({ off })).off as File;
    const { name: sentLarge } = (await withFilesToSend({ large })).large as File;
    expect([sentOff, sentLarge]).toEqual(["off.png", "large.png"]);
  });

  it("sends a copy of a file: Chrome on Android cannot send one of the cloud that it can read", async () => {
    const file = new File(["12345"], "minutes.pdf", { type: "application/pdf", lastModified: 7 });
    const sent = (await withFilesToSend({ file })).file as File;
    expect(sent).not.toBe(file);
    expect([sent.name, sent.type, sent.lastModified]).toEqual(["minutes.pdf", "application/pdf", 7]);
    expect(await sent.text()).toBe("12345");
  });

  it("sends a file itself if it cannot be copied", async () => {
    const file = chosen();
    file.arrayBuffer = () => Promise.reject(new DOMException("", "NotReadableError"));
    expect((await withFilesToSend({ file })).file).toBe(file);
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
