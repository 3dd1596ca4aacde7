/** @jest-environment node */
import { filesOf } from "./scalar";
import { findUnreadableFiles } from "./unreadable-files";

const good = new File(["x"], "good.pdf");
const empty = new File([], "empty.txt");

function fileOf(name: string, source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>>): File {
  const file = new File(["x"], name);
  jest.spyOn(file, "stream").mockReturnValue(new ReadableStream(source));
  return file;
}

/** As in a browser, the error comes some time after the read. */
const changedFile = (name: string) =>
  fileOf(name, {
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve));
      controller.error(new TypeError("network error"));
    },
  });

it("finds the files that cannot be read", async () => {
  const [one, other] = [changedFile("a.pdf"), changedFile("b.pdf")];
  expect(await findUnreadableFiles([good, one, empty, other])).toEqual(new Set([one, other]));
});

it("reads only the beginning of a file", async () => {
  const cancel = jest.fn();
  const large = fileOf("large.mp4", { pull: (controller) => controller.enqueue(new Uint8Array(1)), cancel });
  expect(await findUnreadableFiles([large])).toEqual(new Set());
  expect(cancel).toHaveBeenCalledTimes(1);
});

it.each([
  ["one file", good, [good]],
  ["files beside saved ones", ["saved.pdf", good, empty], [good, empty]],
  ["a saved file", "saved.pdf", []],
  ["nothing", undefined, []],
])("of %s", (_sentence, value, expected) => {
  expect(filesOf(value)).toEqual(expected);
});
