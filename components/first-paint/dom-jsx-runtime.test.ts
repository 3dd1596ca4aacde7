import { jsx } from "./dom-jsx-runtime";

it("requests a picture in the next frame; its other attributes are set at once", () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback));
  const picture = jsx("img", {
    src: "/files/hero.svg",
    alt: "",
    fetchPriority: "high",
    className: "w-full",
  }) as Element;
  expect(picture.getAttributeNames()).toEqual(["alt", "fetchpriority", "class"]);
  frames[0]?.(0);
  expect(picture).toHaveAttribute("src", "/files/hero.svg");
});
