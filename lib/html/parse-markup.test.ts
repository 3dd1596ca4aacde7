import { parseMarkup } from "./parse-markup";

describe("parseMarkup", () => {
  it("keeps what a video needs to be played", () => {
    const attributes = { controls: "true", preload: "metadata", playsinline: "true", "aria-label": "Northern lights" };
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    const markup = parseMarkup(
      `<video ${written.join(" ")}><source src="https://example.org/a.webm" type="video/webm"></video>`,
    );
    const attributesOf = (selector: string) => {
      const element = markup.querySelector(selector);
      return Object.fromEntries(element?.getAttributeNames().map((name) => [name, element.getAttribute(name)]) ?? []);
    };
    expect(attributesOf("video")).toEqual(attributes);
    expect(attributesOf("source")).toEqual({ src: "https://example.org/a.webm", type: "video/webm" });
  });

  it.each([
    ["without a description", "", ""],
    ["with one", 'alt="Northern lights"', "Northern lights"],
  ])("a screen reader does not read out the address of a picture %s", (_what, attribute, alt) => {
    const image = parseMarkup(`<img ${attribute} src="https://example.org/a.jpg">`).querySelector("img");
    expect(image?.getAttribute("alt")).toBe(alt);
  });
});
