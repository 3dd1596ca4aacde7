import { gatherParagraphs } from "./gather-paragraphs";
import { sanitise } from "./sanitise";

/** The resulting markup. */
function gathered(html: string): string {
  const { text } = sanitise(html);
  gatherParagraphs(text);
  const place = document.createElement("div");
  place.append(text);
  return place.innerHTML;
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

const blocks = [
  ...["address", "article", "aside", "center", "div", "fieldset", "figure", "footer", "form", "header", "hgroup"],
  ...["main", "nav", "search", "section", "dialog", "legend", "listing", "figcaption", "dd", "dt", "li"],
];

describe.each(blocks)("<%s>", (name) => {
  it("becomes a line of its own without its tag", () => {
    expect(gathered(`<${name}>One</${name}><${name}>Two</${name}>`)).toBe("<p>One</p><p>Two</p>");
  });

  it("ends the line before it, and begins one after it", () => {
    expect(gathered(`a<${name}>b</${name}>c`)).toBe("<p>a</p><p>b</p><p>c</p>");
  });
});

it.each([
  ["<select><optgroup><option>One<option>Two</select>", "<p>One</p><p>Two</p>"],
  ["<h2><div>One</div><div>Two</div></h2>", "<h2>One<br>Two</h2>"],
  ["<h2>One<div>Two</div>three</h2>", "<h2>One<br>Two<br>three</h2>"],
  ["<li>One<div>Two</div></li>", "<p>One</p><p>Two</p>"],
  ["<ul><div><li>One</li></div></ul>", "<ul><li>One</li></ul>"],
  ["<ul><li>One<div>Two</div></li></ul>", "<ul><li><p>One</p><p>Two</p></li></ul>"],
  [
    "<details><summary>Mitä maksaa?</summary>20 euroa</details>",
    "<details><summary>Mitä maksaa?</summary><p>20 euroa</p></details>",
  ],
  [
    "<details open><summary><div>Mitä?</div></summary><div>Yksi</div>kaksi <b>euroa</b></details>x",
    '<details open=""><summary>Mitä?</summary><p>Yksi</p><p>kaksi <b>euroa</b></p></details><p>x</p>',
  ],
])("%s becomes %s", (html, text) => {
  expect(gathered(html)).toBe(text);
});

it.each([
  ["a language", '<div lang="sv">Hej</div>', '<p lang="sv">Hej</p>'],
  ["a direction", '<div dir="rtl"><p>x</p><p dir="ltr">y</p></div>', '<p dir="rtl">x</p><p dir="ltr">y</p>'],
  ["an id", '<section id="a"><h2>A</h2>b</section>', '<h2 id="user-content-a">A</h2><p>b</p>'],
  [
    "the id of one within another",
    '<section id="a"><h2 id="b">A</h2></section>',
    '<h2 id="user-content-b"><span id="user-content-a"></span>A</h2>',
  ],
  ["the id of an empty one", '<div id="a"></div><p>b</p>', '<p id="user-content-a">b</p>'],
  ["a name between parts", '<p>a</p><a name="b"></a><h2>c</h2>', '<p>a</p><h2><a name="user-content-b"></a>c</h2>'],
  [
    "a name before a list",
    '<p>a</p><a id="b"></a><ul><li>c</li></ul>',
    '<p>a</p><ul><li><a id="user-content-b"></a>c</li></ul>',
  ],
])("the text keeps %s of a removed element", (_what, html, text) => {
  expect(gathered(html)).toBe(text);
});

it.each([
  ['a<img src="/a.png">b', /^<p>a<img [^>]*>b<\/p>$/],
  ['<img src="/a.png" height="20"> 12 €<p>c</p>', /^<p><img [^>]*> 12 €<\/p><p>c<\/p>$/],
  ['a<img src="/a.png" height="48">b', /^<p>a<img [^>]*>b<\/p>$/],
  ['a<img src="/a.png" height="49">b', /^<p>a<\/p><img [^>]*><p>b<\/p>$/],
  ['<p>a</p><img src="/a.png"><p>b</p>', /^<p>a<\/p><img [^>]*><p>b<\/p>$/],
  ['<figure><img src="/a.png"><figcaption>A</figcaption></figure>', /^<img [^>]*><p>A<\/p>$/],
])("a picture stays inline unless it is known to be high: %s", (html, text) => {
  expect(gathered(html)).toMatch(text);
});
