import DOMPurify from "dompurify";
import { sanitise } from "./sanitise";

/** The sanitised HTML as a document, which reveals code and escapes in any spelling. */
function left(html: string): HTMLElement {
  const place = document.createElement("div");
  place.append(sanitise(html).text);
  return place;
}

describe("sanitise", () => {
  it.each([
    "<p>Text <b>bold</b> <em>stressed</em> <strong>strong</strong> <i>i</i> <u>u</u> <s>s</s></p>",
    "<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>",
    '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2" rowspan="2">b</td></tr></tbody></table>',
    '<p lang="sv" dir="rtl">x<br>y</p><hr><blockquote>q</blockquote><pre><code>c</code></pre>',
    'H<sub>2</sub>O m<sup>2</sup> <small>s</small> <abbr title="a">b</abbr>',
    "<p><del>50 €</del> <ins>40 €</ins> <s>s</s> <strike>t</strike> <q>q</q> <mark>m</mark> <kbd>k</kbd></p>",
    "<p><cite>c</cite> <dfn>d</dfn> <samp>s</samp> <var>v</var> w<wbr>w <bdi>b</bdi></p>",
    '<ol type="a"><li>a</li></ol><ol reversed="" start="-3"><li value="7">b</li></ol><menu><li>c</li></menu>',
    '<details open=""><summary>Mitä maksaa?</summary>20 euroa</details>',
    "<table><caption>c</caption><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>",
  ])("keeps the markup of a text: %s", (html) => {
    expect(left(html).innerHTML).toBe(html);
  });

  it.each([
    ['<span style="text-decoration: line-through;">50 €</span>', "<span><s>50 €</s></span>"],
    ['<span style="text-decoration-line:underline line-through">50 €</span>', "<span><u><s>50 €</s></u></span>"],
    ['<span style="text-decoration: underline;">a</span>', "<span><u>a</u></span>"],
    ['m<span style="font-size:0.6em;vertical-align:super">2</span>', "m<span><sup>2</sup></span>"],
    ['CO<span style="vertical-align:sub">2</span>', "CO<span><sub>2</sub></span>"],
    [
      '<span style="font-weight:700;font-style:italic">a <b>b</b></span>',
      "<span><em><strong>a <b>b</b></strong></em></span>",
    ],
    ['<span style="color:red; font-weight: bold">a</span>', "<span><strong>a</strong></span>"],
    ['<span style="font-weight: 600">a</span>', "<span><strong>a</strong></span>"],
    ['<span style="font-weight:400;text-decoration:none;vertical-align:baseline">a</span>', "<span>a</span>"],
    // Google Docs wraps what is copied from it.
    [
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p onclick="x">a <b>b</b></p><script>x</script></b>',
      "<p>a <b>b</b></p>",
    ],
    ['<strong style="color: red; font-weight: 400">a</strong>', "a"],
    ['<b style="font-weight:bold">a</b>', "<b>a</b>"],
    // Word's names of other scripts.
    ['<span style="mso-bidi-font-weight:bold;mso-bidi-font-style:italic">a</span>', "<span>a</span>"],
  ])("keeps the meaning of a style: %s", (html, clean) => {
    expect(left(html).innerHTML).toBe(clean);
  });

  it.each([
    ['Hei <img class="emoji" alt="🙂" src="https://s.w.org/72x72/1f642.png">!', "Hei 🙂!"],
    ['<img src="https://s.w.org/72x72/2764.png" alt="❤️" class="wp-smiley" style="height: 1em">', "❤️"],
    ['<img class="old wp-smiley" src="/icon_smile.gif" alt=":)">', ":)"],
  ])("writes an emoji that is a picture as its letter: %s", (html, written) => {
    expect(left(html).innerHTML).toBe(written);
  });

  it.each([
    ['Kiitos <span style="font-family:Wingdings">J </span>hei', "Kiitos <span>☺ </span>hei"],
    ["<span style='font-size:11pt; font-family: \"Wingdings\"'>à</span> ovi", "<span>→</span> ovi"],
    [
      '<span style="font-family:Wingdings">§<span style="font:7pt Times">&nbsp; </span></span>a',
      "<span>▪<span>&nbsp; </span></span>a",
    ],
    [
      '<span style="font-family:Wingdings"><span style="mso-char-type:symbol;mso-symbol-font-family:Wingdings">L</span></span>',
      "<span><span>☹</span></span>",
    ],
    ['<font face="Wingdings">ü</font> maksettu', "✓ maksettu"],
    ['<span style="mso-ascii-font-family:Wingdings">J</span>', "<span>J</span>"],
    ['<span style="font-family:Wingdings">5</span>', "<span>5</span>"],
    ['<span style="font-family:Wingdings"><b>J</b>uttu</span>', "<span><b>J</b>uttu</span>"],
    ['<span style="font-family:Arial">J</span>', "<span>J</span>"],
  ])("writes a letter that Office draws as a symbol as that symbol: %s", (html, written) => {
    expect(left(html).innerHTML).toBe(written);
  });

  it.each([
    '<img class="emoji" src="/a.png">',
    '<img class="emoji" src="/a.png" alt=" ">',
    '<img class="emoji" src="/a.png" alt=":party_parrot:">',
    '<img class="emojis" src="/a.png" alt="🙂">',
    '<img src="/a.png" alt="🙂">',
  ])("keeps any other picture: %s", (html) => {
    expect(left(html).querySelector("img")).not.toBeNull();
  });

  it.each([
    ['<li data-list="bullet">a</li>', '<li type="disc">a</li>'],
    ['<li data-list="checked">a</li>', '<li type="disc">a</li>'],
    ['<li data-list="unchecked">a</li>', '<li type="disc">a</li>'],
    ['<li data-list="ordered">a</li>', "<li>a</li>"],
  ])("tells bullets from numbers in a list of Quill: %s", (item, clean) => {
    expect(left(`<ol>${item}</ol>`).innerHTML).toBe(`<ol>${clean}</ol>`);
  });

  it.each([
    ['<a href="/a.pdf">Rules</a><a href="/a.pdf" download>Download</a>', "Rules Download"],
    ['<a href="/a">Ru</a><a href="/b">les</a>', "Rules"],
  ])("keeps only the links of a file in WordPress apart: %s", (html, shown) => {
    expect(left(html).textContent).toBe(shown);
  });

  it.each([
    "https://example.org/a?b=c#d",
    "http://example.org/",
    "/app/invoices",
    "#chapter",
    "tel:+358401234567",
    "mailto:a@example.org",
    "sms:+358401234567?body=Moi",
    "geo:60.17,24.94",
    "webcal://example.org/events.ics",
  ])("keeps the address %s", (address) => {
    expect(left(`<a href="${address}">x</a>`).querySelector("a")?.getAttribute("href")).toBe(address);
  });

  it("completes the address of a bare host", () => {
    expect(left('<a href="www.example.org">x</a>').innerHTML).toBe('<a href="https://www.example.org">x</a>');
  });

  it.each([
    "javascript:alert(1)",
    "whatsapp://send?text=x",
    "ftp://example.org/",
    "h323:x",
    "http://",
    "https://%zz",
    "C:\\rules.pdf",
    "www.a.fi, www.b.fi",
  ])("turns a link to %s into plain text", (address) => {
    expect(left(`<p>a <a href="${address}" target=_blank title="t">b <b>c</b></a></p>`).innerHTML).toBe(
      "<p>a b <b>c</b></p>",
    );
  });

  it.each([
    ['<a name="x">a</a>', '<a name="user-content-x">a</a>'],
    ['<a id="x" href="ftp://a">a</a>', '<a id="user-content-x">a</a>'],
    ['<a name="config">a</a>', '<a name="user-content-config">a</a>'],
    ['<p name="x">a</p><img name="x" src="/a.svg">', '<p>a</p><img src="/a.svg" alt="" loading="lazy">'],
    ['<ol type="x" start="y"><li value="z" type="a">a</li></ol>', "<ol><li>a</li></ol>"],
    ['<ul type="a" start="3" reversed><li>a</li></ul>', "<ul><li>a</li></ul>"],
    ['<p open value="1" type="a">a</p>', "<p>a</p>"],
  ])("keeps an attribute only where it has an effect: %s", (html, clean) => {
    expect(left(html).innerHTML).toBe(clean);
  });

  it.each([
    ['<font id="x">a</font>', '<span id="user-content-x"></span>a'],
    ['<my-note id="x">a <b>b</b></my-note>', '<span id="user-content-x"></span>a <b>b</b>'],
    ['<iframe id="x" src="https://example.org/"></iframe>', '<span id="user-content-x"></span>'],
    ['<video id="x">a</video>', '<span id="user-content-x"></span>a'],
    ['<embed id="x" src="/a.svg">', '<img src="http://localhost/a.svg" alt="" id="user-content-x" loading="lazy">'],
    ['<style id="x">a</style><script id="x">a</script>', ""],
  ])("keeps the target of a link when its element goes: %s", (html, clean) => {
    expect(left(html).innerHTML).toBe(clean);
  });

  it.each([
    ["<xml><w:View>Normal</w:View></xml>", ""],
    ["<xml><w:Zoom/><o:p/></xml>after", "after"],
    ["a<o:p>&nbsp;</o:p>b", "ab"],
    ["<div>a<o:p/>b</div>", "ab"],
    ["<style>x</style><script>x</script><template>x</template><title>x</title>after", "after"],
    ["<datalist><option>x</datalist>after", "after"],
    ["<st1:place>Helsinki</st1:place>", "Helsinki"],
    ["<noscript>Turn on JavaScript</noscript>after", "after"],
  ])("drops content that is not meant to be read: %s", (html, text) => {
    expect(left(html).textContent).toBe(text);
  });

  it.each([
    ['<img src="/files/a.svg" alt="A" title="T">', '<img src="/files/a.svg" alt="A" title="T" loading="lazy">'],
    // A picture without alt text is decoration.
    ['<img src="/files/a.svg">', '<img src="/files/a.svg" alt="" loading="lazy">'],
    [
      '<img src="/a.svg" alt="" width="600" height="400">',
      '<img src="/a.svg" alt="" width="600" height="400" loading="lazy">',
    ],
    ['<img src="/a.svg" alt="" width="100%" height="1e9" loading="eager">', '<img src="/a.svg" alt="" loading="lazy">'],
    [
      '<table width="9999"><tbody><tr><td height="9999">x</td></tr></tbody></table>',
      "<table><tbody><tr><td>x</td></tr></tbody></table>",
    ],
  ])("makes pictures lazy, and keeps sizes on them only: %s", (html, clean) => {
    expect(left(html).innerHTML).toBe(clean);
  });

  it.each([
    ['<img src="/a.svg" style="width: 20px; height:1.5em">', "20", "24"],
    ['<img src="/a.svg" width="30" style="width:20px;max-height:9px">', "30", null],
    ['<img src="/a.svg" style="width:50%;height:auto">', null, null],
  ])("sets a picture's size from its style: %s", (html, width, height) => {
    const picture = left(html).querySelector("img");
    expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual([width, height]);
  });

  it("keeps its DOMPurify hooks to its own instance", () => {
    sanitise("<p>a</p>");
    expect(DOMPurify.sanitize('<img src="/a.svg" name="b">')).not.toContain("loading");
  });
});
