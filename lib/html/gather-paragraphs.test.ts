import { gatherParagraphs } from "./gather-paragraphs";
import { sanitise } from "./sanitise";

/** What the text is made of at last. */
function gathered(html: string): string {
  const text = document.createElement("div");
  text.innerHTML = String(sanitise(html));
  gatherParagraphs(text);
  return text.innerHTML;
}

it.each([
  ["Pay", "Pay"],
  ["<strong>Pay</strong>", "<strong>Pay</strong>"],
  ["Pay <b>today</b>, or <i>soon</i>.", "<p>Pay <b>today</b>, or <i>soon</i>.</p>"],
  ["<s>4,00</s><br><strong>2,00</strong>", "<p><s>4,00</s><br><strong>2,00</strong></p>"],
  ["<p>One</p>two <b>three</b><p>Four</p>", "<p>One</p><p>two <b>three</b></p><p>Four</p>"],
  ["<div>One</div><div>Two</div>", "<p>One</p><p>Two</p>"],
  ["<div>One <b>and</b></div>two", "<p>One <b>and</b></p><p>two</p>"],
  ["<div><p>One</p><p>Two</p></div>", "<p>One</p><p>Two</p>"],
  ["<section><h2>A</h2>b<div>c<div>d</div></div></section>", "<h2>A</h2><p>b</p><p>c</p><p>d</p>"],
  ["<dl><dt>Where</dt><dd>Here</dd></dl>", "<p>Where</p><p>Here</p>"],
  ["<ul><li><div>One</div><div>Two</div></li></ul>", "<ul><li><p>One</p><p>Two</p></li></ul>"],
  ["<ul><li>One <b>two</b></li></ul>", "<ul><li>One <b>two</b></li></ul>"],
  [
    "<table><tbody><tr><td><div>1</div></td></tr></tbody></table>",
    "<table><tbody><tr><td><p>1</p></td></tr></tbody></table>",
  ],
  ["<h2>A</h2>\n<p>b</p>\n", "<h2>A</h2>\n<p>b</p>\n"],
  ["<div> <br></div><p>b</p>", " <br><p>b</p>"],
  ["<span><p>a</p></span>", "<span><p>a</p></span>"],
  ["", ""],
])("%s", (html, text) => {
  expect(gathered(html)).toBe(text);
});

it("leaves a picture where it is", () => {
  expect(gathered('a<img src="/a.png">b')).toMatch(/^<p>a<\/p><img [^>]*><p>b<\/p>$/);
});
