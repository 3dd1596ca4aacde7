import { cutHtml } from "./cut-html";

describe("cutHtml", () => {
  it("leaves a text as it is", () => {
    expect(cutHtml("<p>Text</p>")).toBe("<p>Text</p>");
  });

  it("cuts what is too long", () => {
    expect(cutHtml("a".repeat(300_000))).toHaveLength(200_000);
  });

  it("cuts what has too many tags, before the one too many", () => {
    expect(cutHtml("<b>".repeat(100_000)).split("<b>")).toHaveLength(5_000);
  });
});
