import { appearance } from "@/lib/config/appearance";
import { checkContrast } from "./check-contrast";

describe("checkContrast", () => {
  it("accepts the defaults, and empty settings", () => {
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
    ["NEXT_PUBLIC_SECONDARY_COLOR", "#000000", /1\.9\d:1 to #000000 in the dark theme.* icons /],
    ["NEXT_PUBLIC_ACCENT_COLOR", "#80deea", /, drawn as .* 2\.3\d:1 to .* in the light theme.* icons /],
  ])("reports the missing contrast of %s %s", (setting, color, sentence) => {
    const sentences = checkContrast({ ...appearance, [setting]: color });
    expect(sentences).toEqual([expect.stringMatching(sentence)]);
    expect(sentences[0]).toContain(setting);
  });

  describe.each(["NEXT_PUBLIC_PRIMARY_COLOR", "NEXT_PUBLIC_SECONDARY_COLOR", "NEXT_PUBLIC_ACCENT_COLOR"] as const)(
    "accepts the %s that it suggests",
    (setting) => {
      it.each(["#ffc107", "#eeeeee", "#000000", "#ffff00", "#0000ff", "#123456"])("in place of %s", (color) => {
        const [sentence] = checkContrast({ ...appearance, [setting]: color });
        const offered = sentence === undefined ? color : (/(#[0-9a-f]{6})\.$/.exec(sentence)?.[1] ?? "");
        expect([offered, checkContrast({ ...appearance, [setting]: offered })]).toEqual([offered, []]);
      });
    },
  );
});
