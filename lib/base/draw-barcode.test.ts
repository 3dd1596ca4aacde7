import { drawCode128 } from "./draw-barcode";

// Jest takes the library's CommonJS file, whose one `render` finds the encoder by its name.
jest.mock("bwip-js/browser", () => ({
  code128: jest.requireActual<{ render: unknown }>("bwip-js/browser").render,
}));

/** The widths of bars and gaps in modules, read from the drawing. */
function widths(text: string): string {
  const bars = [...(drawCode128(text)?.path ?? "").matchAll(/M(\d+) 0h(\d+)v/g)].map((bar) => [
    Number(bar[1]),
    Number(bar[2]),
  ]);
  let end = 10;
  return bars
    .map(([start = 0, width = 0], index) => {
      const gap = start - end;
      end = start + width;
      return index === 0 ? String(width) : `${gap}${width}`;
    })
    .join("");
}

describe("drawCode128", () => {
  it("draws the digits of a bank barcode in character set C, as another encoder does", () => {
    expect(widths("479440520200360820048831500000000868516259619897100612")).toBe(
      "2112321331211311412311132133112222212122221123131322122212311213224212112123212311312122222122222122221322121412212131134311113321112214114113114111132213121222131122322311132331112",
    );
  });

  it("leaves a quiet zone of ten modules on either side of the bars", () => {
    const drawing = drawCode128("4".repeat(54));
    expect(drawing).toMatchObject({ width: 10 + 332 + 10, height: 38 });
    expect(drawing?.path).toMatch(/^M10 0h2v38h-2z/);
    expect(drawing?.path).toMatch(/M340 0h2v38h-2z$/);
  });

  it("cannot draw nothing", () => {
    expect(drawCode128("")).toBeNull();
  });
});
