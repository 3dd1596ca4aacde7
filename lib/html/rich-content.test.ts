import { richContent } from "./rich-content";

const origin = "http://localhost";
const player = "https://www.youtube.com/embed/aqz-KE-bpKQ";

/** The rendered text, and the content of its places. */
function shown(html: string) {
  const { nodes, places } = richContent(html);
  const text = document.createElement("div");
  text.append(...nodes);
  return { html: text.innerHTML, text: text.textContent, contents: places.map(({ content }) => content) };
}

const place = '<span class="embedded"></span>';

describe("an embed", () => {
  it.each<[string, object]>([
    // The player of a service that is allowed
    [`<iframe src="${player}" title="A walk"></iframe>`, { kind: "player", url: player, title: "A walk" }],
    [`<iframe src="${player}"><p>Your browser shows no frames.</p></iframe>`, { kind: "player", url: player }],
    [`<iframe src="about:blank" data-src="${player}"></iframe>`, { kind: "player", url: player }],
    [
      `<iframe data-cookieblock-src="${player}" data-cookieconsent="marketing"></iframe>`,
      { kind: "player", url: player },
    ],
    [`<iframe src="/wait.html" data-src-cmplz="${player}"></iframe>`, { kind: "player", url: player }],
    [`<iframe consent-original-src-_="${player}" consent-required="12"></iframe>`, { kind: "player", url: player }],
    [`<iframe uc-src="${player}" data-usercentrics="YouTube"></iframe>`, { kind: "player", url: player }],
    [`<iframe src="/wait.html" suppressedsrc="${player}"></iframe>`, { kind: "player", url: player }],
    [`<iframe src-consent="${player}"></iframe>`, { kind: "player", url: player }],
    [`<iframe data-gdpr-iframesrc="${player}"></iframe>`, { kind: "player", url: player }],
    [
      `<oembed url="https://youtu.be/aqz-KE-bpKQ"></oembed>`,
      { kind: "player", url: player, page: "https://youtu.be/aqz-KE-bpKQ" },
    ],
    [`<embed src="${player}">`, { kind: "player", url: player }],
    [`<object data="/x.swf"><embed src="${player}"></object>`, { kind: "player", url: player }],
    [`<object><param name="movie" value="${player}"></object>`, { kind: "player", url: player }],
    [`<noscript><iframe src="${player}"></iframe></noscript>`, { kind: "player", url: player }],
    [`<iframe style="display:none" data-src="${player}"></iframe>`, { kind: "player", url: player }],
    // The association's own file
    ['<video src="/files/a.mp4"></video>', { kind: "video", url: `${origin}/files/a.mp4` }],
    [
      '<video><source src="/files/a.webm" type="video/webm">No video</video>',
      { kind: "video", url: `${origin}/files/a.webm` },
    ],
    ['<audio controls><source src="/files/a"></audio>', { kind: "audio", url: `${origin}/files/a` }],
    ['<embed src="/files/a.mp3">', { kind: "audio", url: `${origin}/files/a.mp3` }],
    // Anything else
    [
      '<video src="https://cdn.example/a.mp4">x</video>',
      { kind: "link", content: "video", url: "https://cdn.example/a.mp4" },
    ],
    [
      '<audio src="https://cdn.example/a.mp3">x</audio>',
      { kind: "link", content: "audio", url: "https://cdn.example/a.mp3" },
    ],
    [
      '<iframe src="//forms.example/1">Loading…</iframe>',
      { kind: "link", content: "other", url: "http://forms.example/1" },
    ],
    ['<iframe src="https://forms.example/1" aria-label="Sign up"></iframe>', { kind: "link", title: "Sign up" }],
    ['<noscript><video src="/a.mp4"><img src="/still.png" alt="Still"></video></noscript>', { kind: "video" }],
    ['<oembed url="https://social.example/p/1"></oembed>', { kind: "link", url: "https://social.example/p/1" }],
    [
      '<object data="/files/rules.pdf" type="application/pdf">Rules</object>',
      { kind: "link", url: `${origin}/files/rules.pdf` },
    ],
  ])("%s", (html, content) => {
    const { html: left, text, contents } = shown(`<p>Before</p>${html}<p>After</p>`);
    expect(contents).toEqual([expect.objectContaining(content)]);
    expect(text).toBe("BeforeAfter");
    expect(left).toBe(`<p>Before</p>${place}<p>After</p>`);
  });

  it("an embed of WordPress that its server has not filled in", () => {
    const { html, contents } = shown(`
      <figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
        https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;ab=3
      </div><figcaption>A walk</figcaption></figure>`);
    expect(contents).toEqual([expect.objectContaining({ kind: "player", url: player })]);
    expect(html).toContain(place);
    expect(html).not.toContain("watch");
  });

  it("a picture within the text itself", () => {
    const picture = `<img src="data:image/png;base64,${"A".repeat(600)}">`;
    const { text, contents } = shown(`<p>Before</p>${picture}<p>After</p>`);
    expect(contents).toEqual([expect.objectContaining({ kind: "lostPicture" })]);
    expect(text).toBe("BeforeAfter");
  });

  it.each([
    ['<object data="/a.png" type="image/png" title="A">x</object>', "/a.png", "A"],
    ['<embed src="https://cdn.example/a.webp">', "https://cdn.example/a.webp", ""],
    ['<img src="data:image/gif;base64,R0lGOD" data-src="/a.png" alt="A">', "/a.png", "A"],
    ['<img src="/wait.gif" data-lazy-src="https://cdn.example/a.png" alt="A">', "https://cdn.example/a.png", "A"],
    ['<img data-original="/a.png" alt="A">', "/a.png", "A"],
    ['<img data-cookieblock-src="/a.png" alt="A">', "/a.png", "A"],
    ['<img src="" srcset="/a.png 1x, /b.png 2x" alt="A">', "/a.png", "A"],
    ['<img data-srcset="/a.png 300w" alt="A">', "/a.png", "A"],
    ['<img src="/a.png" data-lazy="true" alt="A">', "/a.png", "A"],
    [
      '<img src="data:," data-lazy-srcset="/b.png 300w, /c.png 600w" data-lazy-sizes="(max-width: 37.5em) 100vw" data-lazy-src="/a.png" alt="A">',
      "/a.png",
      "A",
    ],
    ['<img src="/wait.gif" data-lazy-srcset="/b.png 75w,/a.png 1024w, /c.png 600w" alt="A">', "/a.png", "A"],
    ['<img data-srcset="/a.png 2048w, /b.png 4000w" alt="A">', "/a.png", "A"],
    ['<img data-srcset="/a.png 4000w, /b.png 6000w" alt="A">', "/a.png", "A"],
    ['<img src="/a.png" data-original-title="Talvi / kesä" alt="A">', "/a.png", "A"],
    ['<img src="/a.png" data-src-poster="/b.png" alt="A">', "/a.png", "A"],
    ['<img srcset="/w_300,h_200/b.png 300w, /w_600,h_400/a.png 600w" alt="A">', "/w_600,h_400/a.png", "A"],
    ['<img srcset="/a.png, /b.png 1.5x" alt="A">', "/a.png", "A"],
    ['<img srcset="/a.png" alt="A">', "/a.png", "A"],
    ['<noscript><img src="/a.png" alt="A"></noscript>', "/a.png", "A"],
    ['<noscript><img src="/a.png" alt="A"></noscript><img class="lazy" data-src="/a.png" alt="A">', "/a.png", "A"],
    ['<img class="lazy" data-src="/a.png" alt="A"><noscript><img src="/a.png" alt="A"></noscript>', "/a.png", "A"],
    ['<img class="lazy" src="data:," ><noscript><img src="/a.png" alt="A"></noscript>', "/a.png", "A"],
    ['<picture><source srcset="/b.webp"><img src="/a.png" alt="A"></picture>', "/a.png", "A"],
    ['<picture><source srcset="/b.webp 430w, /a.webp 860w"><img src="data:," alt="A"></picture>', "/a.webp", "A"],
    ['<picture><source data-srcset="/a.webp"><source srcset="/b.jpg"><img alt="A"></picture>', "/a.webp", "A"],
  ])("is one picture when the markup means one: %s", (html, address, alt) => {
    const { nodes } = richContent(html);
    const pictures = nodes.filter((node): node is HTMLImageElement => node.nodeName === "IMG");
    expect(pictures.map((picture) => [new URL(picture.getAttribute("src")!, origin).href, picture.alt])).toEqual([
      [new URL(address, origin).href, alt],
    ]);
  });

  it.each([
    ['<p>a <img src="javascript:x" alt="A hut"> b</p>', "<p>a A hut b</p>"],
    ['<p>a<img src="data:image/gif;base64,R0lGOD">b</p>', "<p>ab</p>"],
    ["<p>a</p><video>The video is on the website.</video>", "<p>a</p>The video is on the website."],
    ['<p>a</p><object data="javascript:x">Rules</object>', "<p>a</p>Rules"],
    ['<p>a</p><iframe src="javascript:x">b</iframe>', "<p>a</p>"],
    ['<p>a</p><div class="wp-block-embed__wrapper">b c</div>', "<p>a</p><div>b c</div>"],
  ])("leaves its text when it has no address: %s", (html, left) => {
    expect(shown(html)).toEqual(expect.objectContaining({ html: left, contents: [] }));
  });

  it.each([
    '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=x" height="0" width="0"></iframe></noscript>',
    '<noscript><img height="1" width="1" src="https://www.facebook.com/tr?id=1"></noscript>',
    '<img src="https://count.example/x.gif" width="1px">',
    '<iframe src="https://count.example/" style="display:none;visibility:hidden"></iframe>',
  ])("is left out when it is a tracking pixel: %s", (html) => {
    expect(shown(`<p>a</p>${html}`)).toEqual({ html: "<p>a</p>", text: "a", contents: [] });
  });

  it("has a place of its own within a sentence, a list and a table", () => {
    const video = `<iframe src="${player}"></iframe>`;
    expect(shown(`a ${video} b<ul><li>c${video}</li></ul><table><tr><td>${video}</td></tr></table>`)).toEqual({
      html: `a ${place} b<ul><li>c${place}</li></ul><table><tbody><tr><td>${place}</td></tr></tbody></table>`,
      text: "a  bc",
      contents: new Array(3).fill(expect.objectContaining({ kind: "player" })),
    });
  });
});

it.each([
  ...["address", "article", "aside", "center", "div", "fieldset", "figure", "footer", "form", "header", "hgroup"],
  ...["main", "nav", "search", "section", "dialog", "legend", "listing", "figcaption", "dd", "dt", "li", "option"],
])("<%s> becomes a plain block", (name) => {
  expect(shown(`a<${name} id="b" lang="sv">c <b>d</b></${name}>`).html).toBe(
    'a<div lang="sv" id="user-content-b">c <b>d</b></div>',
  );
});

it.each([
  ["a", "lower-alpha"],
  ["A", "upper-alpha"],
  ["i", "lower-roman"],
  ["I", "upper-roman"],
  ["1", ""],
])("a list of the type %s is numbered as %s", (type, numbering) => {
  const [list] = richContent(`<ol type="${type}"><li>One</li></ol>`).nodes;
  expect((list as Element).className).toBe(numbering);
});

it.each([
  ['<ol style="list-style-type: lower-alpha;"><li>One</li></ol>', "lower-alpha"],
  ['<ol style="list-style-type:upper-latin"><li>One</li></ol>', "upper-alpha"],
  ['<ol class="b" style="color:red;list-style:outside lower-roman"><li>One</li></ol>', "lower-roman"],
  ['<ol><li style="list-style-type:upper-roman">One</li><li>Two</li></ol>', "upper-roman"],
  [
    '<ol style="list-style-type:decimal"><li>One<ol style="list-style-type:lower-roman"><li>Two</li></ol></li></ol>',
    "",
  ],
  ['<ul style="list-style-type:lower-alpha"><li>One</li></ul>', ""],
])("a numbering by style is kept: %s", (html, numbering) => {
  const [list] = richContent(html).nodes;
  expect((list as Element).className).toBe(numbering);
});

it.each([
  ["<ul><li>a</li><li><ul><li>b</li></ul></li></ul>", "b"],
  ["<ol><li>a</li><li>\n<ul><li>b</li></ul></li></ol>", "b"],
  ["<ul><li>a<ul><li>b</li></ul></li></ul>", undefined],
  ["<ul><li><ul><li>b</li></ul>a</li></ul>", undefined],
  ["<ul><li><p>a</p><ul><li>b</li></ul></li></ul>", undefined],
])("an item that only indents a list has no marker: %s", (html, unmarked) => {
  const [list] = richContent(html).nodes;
  expect((list as Element).querySelector(".unmarked")?.textContent.trim()).toBe(unmarked);
});

it("belongs to the page's own document, so that its content loads", () => {
  const { places } = richContent("<p>a</p><video src='/a.mp4'></video>");
  expect(places[0]?.element.ownerDocument).toBe(document);
});

it.each(["", "<p></p>", "<p>&nbsp;</p><p><br></p>", "<!-- a --><style>a{}</style>", "<div>\u200b</div>"])(
  "is nothing of %j, which shows nothing",
  (html) => {
    expect(richContent(html)).toEqual({ nodes: [], places: [] });
  },
);

it.each([
  '<p><img src="/a.png"></p>',
  "<hr>",
  '<p id="a"></p>',
  '<a name="a"></a>',
  `<iframe src="${player}"></iframe>`,
])("is more than nothing of %s", (html) => {
  expect(richContent(html).nodes).not.toEqual([]);
});

describe("a link that contains only a picture", () => {
  it.each([
    ["is named by the file or page", '<a href="https://a.example/p%C3%A4iv%C3%A4/"><img src="/a.png"></a>', "päivä"],
    ["is named by the host", '<a href="https://a.example/"><img src="/a.png" alt=" "></a>', "a.example"],
    ["within the app is named by its last part", '<a href="/app/events/camp"><img src="/a.png"></a>', "camp"],
    ["keeps the picture's own text", '<a href="/app/events/camp"><img src="/a.png" alt="Camp"></a>', "Camp"],
    ["keeps its title", '<a href="/app/events/camp" title="Camp"><img src="/a.png"></a>', ""],
    ["beside words keeps these", '<a href="/app/events/camp"><img src="/a.png"> The camp</a>', ""],
  ])("%s", (_what, html, alt) => {
    const { html: shownHtml } = shown(`<p>${html}</p>`);
    expect(/alt="([^"]*)"/.exec(shownHtml)?.[1]).toBe(alt);
  });
});

it.each([
  ['<p>a<a href="https://a.example/"></a></p>', "<p>a<a></a></p>"],
  ['<p>a<a href="/app/" title="t">&nbsp;<br></a></p>', '<p>a<a title="t">&nbsp;<br></a></p>'],
  ['<p>a<a id="b" href="/app/"></a></p>', '<p>a<a id="user-content-b"></a></p>'],
  ['<p>a<a href="/app/"><img alt="" src="data:,"></a></p>', '<p>a<a href="/app/"><span></span></a></p>'],
  ['<p>a<a href="/app/"><img src="/a.png" alt="b"></a></p>', /^<p>a<a href="\/app\/"><img /],
])("a link with nothing to press is none: %s", (html, expected) => {
  expect(shown(html).html).toEqual(typeof expected === "string" ? expected : expect.stringMatching(expected));
});

it.each([
  ["of an icon font", '<span class="fab fa-facebook"></span>', "<span></span>"],
  ["drawn in the text", '<svg aria-hidden="true"><title>F</title><path d="M0 0h1"/></svg>', ""],
])("a link that holds only an icon %s shows its name", (_what, icon, left) => {
  expect(shown(`<p><a href="https://a.example/" aria-label="Facebook">${icon}</a></p>`).html).toBe(
    `<p> <a href="https://a.example/">${left}Facebook</a> </p>`,
  );
});

it.each(["Follow us", '<svg><path d="M0 0h1"/></svg><span>Follow us</span>'])(
  "a link with words keeps these alone: %s",
  (words) => {
    const { text } = shown(`<p><a href="https://a.example/" aria-label="Facebook">${words}</a></p>`);
    expect(text).toBe("Follow us");
  },
);

it.each([
  ["a button", '<a role="button" aria-label="Close"><svg></svg></a><p>a</p>'],
  ["a link that runs a script", '<a href="javascript:void(0)" aria-label="Next"><i></i></a><p>a</p>'],
  ["a heading's link to itself", '<h2>a<a href="#a" aria-label="Permalink"><svg></svg></a></h2>'],
  ["a named place", '<h2><a name="a" aria-label="Anchor"></a>a</h2>'],
  ["a link that holds nothing", '<a href="/app/" aria-label="Story"></a><p>a</p>'],
])("shows no name of %s", (_what, html) => {
  expect(shown(html).text.trim()).toBe("a");
});

it.each([
  ["<h2></h2><p>a</p>", "<div></div><p>a</p>"],
  ['<h3 id="b">&nbsp;<br></h3><p>a</p>', '<div id="user-content-b">&nbsp;<br></div><p>a</p>'],
  ["<h2>a</h2>", "<h2>a</h2>"],
  ['<h2><img src="/a.png" alt="a"></h2>', /^<h2><img /],
])("a heading with nothing to read is none: %s", (html, expected) => {
  expect(shown(html).html).toEqual(typeof expected === "string" ? expected : expect.stringMatching(expected));
});

it.each([
  ["a line that nothing else lets break", "Tule&nbsp;mukaan&nbsp;jäsentemme&nbsp;yhteiselle&nbsp;retkelle.", 0],
  ["an amount", "Jäsenmaksu on 1&nbsp;250,00&nbsp;€ ja eräpäivä tiistaina 1.&nbsp;joulukuuta.", 3],
  ["an indent", "&nbsp;&nbsp;&nbsp;Puheenjohtajistonvaalivaliokunnankokouspöytäkirja", 3],
])("breaks at no-break spaces only where a line would break within a word: %s", (_what, html, left) => {
  expect(shown(html).text.split("\u00a0")).toHaveLength(left + 1);
});

it("is one piece where something was removed", () => {
  expect(richContent("one <script>x</script>text").nodes.map(({ textContent }) => textContent)).toEqual(["one text"]);
});

describe("a long text", () => {
  it.each([
    ["a data: picture", `<p><img alt="a" src="data:image/png;base64,${"A".repeat(260_000)}"></p>`],
    ["a comment", `<!-- ${"a".repeat(260_000)} -->`],
    ["styles", `<style>${"p { color: red } ".repeat(20_000)}</style>`],
    ["what Word keeps for itself", `<xml>${"<w:x>a</w:x>".repeat(200)}${"a".repeat(260_000)}</xml>`],
    ["style attributes", `<p style="${"color:red;".repeat(30_000)}">a</p>`],
    ["500 rows of a table", `<table><tbody>${`<tr>${"<td><p>1</p></td>".repeat(6)}</tr>`.repeat(500)}</tbody></table>`],
    ["long addresses of scripts", `<a href="javascript:${"a".repeat(260_000)}">a</a>`],
  ])("keeps the end behind %s", (_what, html) => {
    const { text, contents } = shown(`${html}<p>The end</p>`);
    expect(text).toMatch(/The end$/);
    expect(contents).toEqual([]);
  });

  it.each([
    ["characters", `<p>${"a".repeat(300_000)}</p><iframe src="${player}"></iframe><p>The end</p>`],
    ["characters to parse", `<p>${"a".repeat(2_100_000)}</p><p>The end</p>`],
    ["characters in a cell", `<table><tr><td>${"a".repeat(300_000)}</td></tr></table><p>The end</p>`],
  ])("with too many %s has a note at the cut", (_what, long) => {
    const { html, text, contents } = shown(long);
    expect(text).toHaveLength(200_000);
    expect(contents).toEqual([{ kind: "cut" }]);
    expect(html).toMatch(/<p><\/p>$/);
  });
});
