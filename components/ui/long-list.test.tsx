import { act, render, screen } from "@testing-library/react";
import { LongList } from "./long-list";

interface Place {
  element: Element;
  comeNear: () => void;
}
/** Placeholders under observation. */
let places: Place[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  places = [];
  window.IntersectionObserver = class {
    constructor(private notice: IntersectionObserverCallback) {}
    observe = (element: Element) => {
      const change = { isIntersecting: true } as IntersectionObserverEntry;
      places.push({ element, comeNear: () => this.notice([change], this as unknown as IntersectionObserver) });
    };
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const renderRow = (entry: number) => <a href={`#${entry}`}>{`Entry ${entry}`}</a>;
const list = (entries: number[], props: { wholeUpTo?: number; version?: string } = {}) => (
  <ul>
    <LongList entries={entries} renderRow={renderRow} rowHeight={5} rowClass="row" wholeUpTo={200} {...props} />
  </ul>
);
// By the rows' text: by role, the queries of hundreds of rows take seconds.
const rows = () => screen.queryAllByText(/^Entry/).map((link) => link.closest("li")!);
const texts = () => rows().map((row) => row.textContent);

describe("LongList", () => {
  it("draws a short list: a screenful at once, the rest soon, without numbers", () => {
    render(list(numbers(200)));
    expect(rows()).toHaveLength(16);
    act(() => jest.runAllTimers());
    act(() => jest.runAllTimers());
    expect(texts()).toEqual(numbers(200).map((entry) => `Entry ${entry}`));
    for (const row of rows()) {
      expect(row).not.toHaveAttribute("aria-setsize");
      expect(row).toHaveClass("row", { exact: true });
    }
  });

  it("draws further rows near the viewport, and lets the browser measure those drawn at once", () => {
    render(list(numbers(1000)));
    act(() => places[0]!.comeNear());
    expect(rows().map((row) => row.classList.contains("[content-visibility:auto]"))).toEqual(
      numbers(32).map((row) => row >= 16),
    );
  });

  it("draws a list up to `wholeUpTo` as a whole, step by step", () => {
    render(list(numbers(300), { wholeUpTo: 300 }));
    const counts = [rows().length];
    while (counts.at(-1)! < 300 && counts.length < 20) {
      act(() => jest.runOnlyPendingTimers());
      counts.push(rows().length);
    }
    expect(counts.length).toBeGreaterThan(3);
    expect(texts()).toEqual(numbers(300).map((entry) => `Entry ${entry}`));
    expect(rows()[299]).not.toHaveAttribute("aria-setsize");
    expect(places).toEqual([]);
  });

  it("draws the first rows of thousands, and tells their total", () => {
    render(list(numbers(10_000)));
    act(() => jest.runAllTimers());
    expect(screen.getAllByRole("listitem")).toEqual(rows());
    expect(rows()).toHaveLength(16);
    expect(rows()[15]).toHaveAttribute("aria-setsize", "10000");
    expect(rows()[15]).toHaveAttribute("aria-posinset", "16");
    expect(places.length).toBeLessThan(40);
  });

  it("reserves the place of all rows that are not drawn", () => {
    render(list(numbers(10_000)));
    const held = places.map(({ element }) => Number.parseFloat((element as HTMLElement).style.height));
    expect(held.reduce((sum, height) => sum + height)).toBe((10_000 - 16) * 5);
  });

  it("draws the rows beside the focused ones, however fast the keys come", () => {
    render(list(numbers(5000)));
    for (let row = 15; row < 80; row += 16) {
      act(() => screen.getByText(`Entry ${row}`).focus());
      expect(rows()).toHaveLength(row + 1 + 16);
    }
  });

  it("starts at the top with another version, and keeps the first rows", () => {
    const { rerender } = render(list(numbers(1000), { version: "" }));
    act(() => places[0]!.comeNear());
    const [first] = rows();
    rerender(list(numbers(900), { version: "searched" }));
    expect(rows()).toHaveLength(16);
    expect(rows()[0]).toBe(first);
  });
});
