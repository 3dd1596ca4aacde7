/** @jest-environment node */
import { filesOf, findUnreadableFiles } from "./unreadable-files";

const good = new File(["x"], "good.pdf");
const empty = new File([], "empty.txt");

function changedFile(name: string): File {
  const file = new File(["x"], name);
  const start = (controller: ReadableStreamDefaultController) => controller.error(new TypeError("network error"));
  jest.spyOn(file, "stream").mockReturnValue(new ReadableStream<Uint8Array<ArrayBuffer>>({ start }));
  return file;
}

it("finds the files that cannot be read", async () => {
  const [one, other] = [changedFile("a.pdf"), changedFile("b.pdf")];
  expect(await findUnreadableFiles([good, one, empty, other])).toEqual(new Set([one, other]));
});

it.each([
  ["one file", good, [good]],
  ["files beside saved ones", ["saved.pdf", good, empty], [good, empty]],
  ["a saved file", "saved.pdf", []],
  ["nothing", undefined, []],
])("of %s", (_sentence, value, expected) => {
  expect(filesOf(value)).toEqual(expected);
});
