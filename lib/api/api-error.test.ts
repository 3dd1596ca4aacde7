import { growth, superlinear } from "@/scripts/testing/growth";
import { criticalText } from "./api-error";

describe("criticalText", () => {
  it.each([
    ["the error field of a JSON body", "Membership ended", '{"error":"Membership ended"}', true, "Membership ended"],
    ["nothing for JSON without an error field", "", "{}", true, ""],
    ["nothing for an empty body", "", "", false, ""],
    ["nothing for a body of tags alone", "", "<html><body><br></body></html>", false, ""],
    ["plain text as it is", "", "Service unavailable", false, "Service unavailable"],
    ["HTML without its tags", "", "<h1>Down</h1><p>Back at <b>nine</b>.</p>", false, "Down\nBack at nine ."],
    [
      "HTML without what is never shown",
      "",
      "<title>503</title><style>p{}</style><script>a<b</script><p>Down</p>",
      false,
      "Down",
    ],
    [
      "the signs that HTML spells",
      "",
      "<p>K&auml;yt&ouml;ss&#228; &ndash; &lt;b&gt; R&amp;D&nbsp;&foo; &</p>",
      false,
      "Käytössä – <b> R&D &foo; &",
    ],
    ["the signs that HTML counts", "", "K&#xE4;yt&#XF6;ss&#0228; &#x1F44B;&#128075;&#xg;", false, "Käytössä 👋👋&#xg;"],
    ["HTML that ends within a tag", "", "<p>Down</p><a href='", false, "Down"],
  ])("gives %s", (_sentence, errorField, body, isJson, expected) => {
    expect(criticalText(errorField, body, isJson)).toBe(expected);
  });

  it("cuts the body's text to 500 characters", () => {
    expect(criticalText("", `<p>${"a".repeat(500)}</p>`, false)).toBe("a".repeat(500));
    const cut = criticalText("", `<p>${"a".repeat(501)}</p>`, false);
    expect(cut).toHaveLength(500);
    expect(cut.startsWith("a".repeat(499))).toBe(true);
  });

  it("keeps the text around a `<` that starts no tag", () => {
    expect(criticalText("", "3 < 5, so the limit is exceeded", false)).toBe("3 < 5, so the limit is exceeded");
  });

  it.each(["<script ", "<", "<!--", "<title>"])("is fast on a body that repeats %j", (part) => {
    const reading = (count: number) => {
      const body = part.repeat(count);
      return () => criticalText("", body, false);
    };
    expect(growth(5000, reading)).toBeLessThan(superlinear);
  });
});
