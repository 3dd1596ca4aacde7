import { appearance } from "@/lib/base/appearance";
import { checkContrast } from "./check-contrast";

describe("checkContrast", () => {
  it("is content with the defaults, and with what is left empty", () => {
    expect(checkContrast(appearance)).toEqual([]);
    expect(checkContrast({ ...appearance, NEXT_PUBLIC_PRIMARY_COLOR: "#006772" })).toEqual([]);
  });

  it.each([
    [
      "NEXT_PUBLIC_PRIMARY_COLOR",
      "#FFC107",
      /^The colour #ffc107 .* 1\.4\d:1 to #f1f1f4 in the light theme.* 3:1 .* #[0-9a-f]{6}\.$/,
    ],
    ["NEXT_PUBLIC_PRIMARY_COLOR_DARK", "#006772", /^The colour #006772 .* 2\.\d+:1 to #232326 in the dark theme.* 3:1/],
    ["NEXT_PUBLIC_LINK_COLOR", "#dd005c", /4\.\d+:1 to #f1f1f4 in the light theme.*links and the focus ring: 4\.5:1/],
    ["NEXT_PUBLIC_ACCENT_COLOR", "#dd005c", /3\.\d+:1 to #232326 in the dark theme.*links and the focus ring: 4\.5:1/],
  ])("says of %s %s what it is wanting in", (setting, color, sentence) => {
    const sentences = checkContrast({ ...appearance, [setting]: color });
    expect(sentences).toEqual([expect.stringMatching(sentence)]);
    expect(sentences[0]).toContain(setting);
  });

  it("is content with the colour that it offers", () => {
    const [sentence = ""] = checkContrast({ ...appearance, NEXT_PUBLIC_PRIMARY_COLOR: "#ffc107" });
    const offered = /(#[0-9a-f]{6})\.$/.exec(sentence)?.[1] ?? "";
    expect(checkContrast({ ...appearance, NEXT_PUBLIC_PRIMARY_COLOR: offered })).toEqual([]);
  });
});
