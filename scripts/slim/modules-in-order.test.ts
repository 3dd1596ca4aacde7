/** @jest-environment node */
import { modulesInOrder } from "./modules-in-order";

/** One script for each text: numbers and code as Turbopack writes them. */
const order = (roots: number[], scripts: string[], atLeast = 0) =>
  modulesInOrder(
    roots,
    scripts.map((list) => `TURBOPACK.push([null, ${list}])`),
    atLeast,
  );

describe("modulesInOrder", () => {
  it("names each module after those that it imports, in the order of the code, from any script", () => {
    const first = "1, (e) => { e.i(3); e.r(2) }, 2, (e) => { e.i(4) }";
    expect(order([1], [first, "3, (e) => { e.i(4) }, 4, () => 0, 5, () => 0"])).toEqual([4, 3, 2, 1]);
  });

  it("names all roots in their order, and nothing twice", () => {
    const list = "1, (e) => { e.i(3) }, 2, (e) => { e.i(3); e.i(1) }, 3, () => 0";
    expect(order([1, 2], [list])).toEqual([3, 1, 2]);
    expect(order([2, 1], [list])).toEqual([3, 1, 2]);
  });

  it("names the one of a circle that is met first, which runs the others", () => {
    const circle = "2, (e) => { e.i(3) }, 3, (e) => { e.i(4); e.i(5) }, 4, (e) => { e.r(2) }, 5, () => 0";
    expect(order([1], [`1, (e) => { e.i(2) }, ${circle}`])).toEqual([5, 2, 1]);
  });

  it("names modules that were put together once", () => {
    expect(order([1], ["1, (e) => { e.i(8); e.i(9) }, 7, 8, 9, () => 0"])).toEqual([8, 1]);
  });

  it("leaves small modules to the one that imports them", () => {
    const long = `(e) => { e.i(3); '${"x".repeat(100)}' }`;
    expect(order([1], [`1, (e) => { e.i(2) }, 2, ${long}, 3, () => 0`], 100)).toEqual([2, 1]);
  });

  it("leaves out what is in no script, which is loaded later", () => {
    expect(order([1], ["1, (e) => { e.i(2) }"])).toEqual([1]);
  });

  it("refuses scripts that lack a root", () => {
    expect(() => order([9], ["1, () => 0"])).toThrow("No script of the page has its module 9");
    expect(() => order([NaN], ["1, () => 0"])).toThrow();
  });
});
