import { mediaIn } from "./media-in";

const youtube = "https://www.youtube.com/embed/aqz-KE-bpKQ";
const frame = (src: string) => `<iframe src="${src}"></iframe>`;

const playerIn = (html: string) => mediaIn(html).find(({ kind }) => kind === "player");

describe("mediaIn", () => {
  it.each([
    [frame(youtube), youtube],
    [frame("//www.youtube.com/embed/aqz-KE-bpKQ"), youtube],
    [frame("http://www.youtube.com/embed/aqz-KE-bpKQ"), youtube],
    [frame(`${youtube}?start=30&amp;rel=0`), `${youtube}?start=30&rel=0`],
    [frame(`${youtube}?autoplay=1`), youtube],
    [frame("https://www.youtube.com/embed/videoseries?list=PL1"), "https://www.youtube.com/embed/videoseries?list=PL1"],
    [frame("https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"), "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"],
    [frame("https://youtube-nocookie.com/embed/aqz-KE-bpKQ"), "https://youtube-nocookie.com/embed/aqz-KE-bpKQ"],
    [
      frame("https://player.vimeo.com/video/76979871?h=8272103f6e"),
      "https://player.vimeo.com/video/76979871?h=8272103f6e",
    ],
    [frame("https://areena.yle.fi/embed/1-4657230"), "https://areena.yle.fi/embed/1-4657230"],
    [
      frame("https://dreambroker.com/channel/abc123/iframe/def456"),
      "https://dreambroker.com/channel/abc123/iframe/def456",
    ],
    [`<noscript>${frame(youtube)}</noscript>`, youtube],
    [`<figure class="media"><oembed url="https://youtu.be/aqz-KE-bpKQ?si=x"></oembed></figure>`, youtube],
    [frame("https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s"), `${youtube}?start=90`],
    [frame("https://youtu.be/aqz-KE-bpKQ?si=x&t=90"), `${youtube}?start=90`],
    [frame("https://youtu.be/aqz-KE-bpKQ?t=1h2m3s"), `${youtube}?start=3723`],
    [frame("https://youtu.be/aqz-KE-bpKQ?t=2m"), `${youtube}?start=120`],
    [frame("https://youtu.be/aqz-KE-bpKQ?t=x"), youtube],
    [frame("https://m.youtube.com/watch?app=x&v=aqz-KE-bpKQ"), youtube],
    [frame("https://youtube.com/shorts/aqz-KE-bpKQ"), youtube],
    [frame("https://vimeo.com/76979871"), "https://player.vimeo.com/video/76979871"],
    [frame("https://vimeo.com/76979871/8272103f6e"), "https://player.vimeo.com/video/76979871?h=8272103f6e"],
    [frame("https://areena.yle.fi/1-4657230"), "https://areena.yle.fi/embed/1-4657230"],
    [frame("https://areena.yle.fi/podcastit/1-4657230"), "https://areena.yle.fi/podcastit/embed/1-4657230"],
    [frame("https://dreambroker.com/channel/a1/b2"), "https://www.dreambroker.com/channel/a1/iframe/b2"],
    // Frames around a service's video: those of Drupal, Embedly and Iframely.
    [frame("/media/oembed?url=https%3A//www.youtube.com/watch%3Fv%3Daqz-KE-bpKQ&amp;hash=x"), youtube],
    [frame("https://old.example.org/media/oembed?url=https%3A//youtu.be/aqz-KE-bpKQ"), youtube],
    [
      frame("//cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2Faqz-KE-bpKQ&amp;key=1"),
      youtube,
    ],
    [
      frame("//cdn.iframe.ly/api/iframe?url=https%3A%2F%2Fvimeo.com%2F76979871"),
      "https://player.vimeo.com/video/76979871",
    ],
    // A bare address.
    [` ${youtube} `, youtube],
    // Wrapped, and after frames that are not allowed.
    [`<div class="video">${frame("https://evil.example/embed/1")}<p>${frame(youtube)}</p></div>`, youtube],
    [`<script>x</script>${frame(youtube)}<script src="https://evil.example/x.js"></script>`, youtube],
  ])("finds the player of %s", (html, src) => {
    expect(playerIn(html)?.url).toBe(src);
  });

  it("finds the first file of a video that the browser can play", () => {
    const canPlay = jest.spyOn(HTMLMediaElement.prototype, "canPlayType");
    canPlay.mockImplementation((type) => (type === "video/ogg" ? "" : "maybe"));
    const sources = '<source src="/a.ogv" type="video/ogg"><source src="/a.mp4" type="video/mp4"><source src="/b.mp4">';
    expect(mediaIn(`<video>${sources}</video>`)[0]?.url).toBe("http://localhost/a.mp4");
    canPlay.mockRestore();
  });

  const pb = "!1m18!1m12!1m3!1d1984.5!2d24.9292!3d60.1756!2m3!1f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2";
  it.each([
    [
      `https://www.google.com/maps/embed?pb=${pb}!1s0x46920bc796210691%3A0xcd4ebd843be2f763!2sKerhotalo%20%26+sauna!5e0!3m2!1sfi!2sfi`,
      "https://www.google.com/maps/search/Kerhotalo%20%26%20sauna/@60.1756,24.9292,15z",
    ],
    [
      `https://www.google.com/maps/embed?pb=${pb}!1s0x0%3A0x0!2zNjDCsDEw!5e0!3m2!1sfi!2sfi`,
      "https://www.google.com/maps/search/?api=1&query=60.1756%2C24.9292",
    ],
    [
      "https://www.google.com/maps/embed/v1/place?key=x&q=Mannerheimintie+1,Helsinki",
      "https://www.google.com/maps/search/?api=1&query=Mannerheimintie%201%2CHelsinki",
    ],
    ["https://maps.google.fi/maps?q=Kerhotalo&output=embed", "https://maps.google.fi/maps?q=Kerhotalo"],
    ["https://www.google.com/maps/embed?pb=!1m0!3m2", "https://www.google.com/maps/embed?pb=!1m0!3m2"],
    ["https://evil.example/maps?output=embed", "https://evil.example/maps?output=embed"],
  ])("links to a page that opens outside of a frame: %s", (map, page) => {
    expect(mediaIn(frame(map))).toEqual([{ kind: "link", url: page, title: "", page: "", content: "other" }]);
  });

  it("finds nothing in a picture that cannot be shown", () => {
    expect(mediaIn(`<img src="data:image/png;base64,${"A".repeat(600)}"><p>Text</p>`)).toEqual([]);
  });

  it("returns the player's title", () => {
    expect(playerIn(`<iframe title=" A walk " src="${youtube}" onload="alert(1)" srcdoc="x"></iframe>`)).toEqual({
      kind: "player",
      url: youtube,
      title: "A walk",
      page: "",
      content: "other",
    });
  });

  it.each([
    "",
    "<p>No player</p>",
    frame("/app/"),
    frame("https://evil.example/embed/aqz-KE-bpKQ"),
    frame("https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ"),
    frame("https://evil.example/www.youtube.com/embed/aqz-KE-bpKQ"),
    frame("https://www.youtube.com@evil.example/embed/aqz-KE-bpKQ"),
    frame("https://user:pass@www.youtube.com/embed/aqz-KE-bpKQ"),
    frame("https://user@www.youtube.com/embed/aqz-KE-bpKQ"),
    frame("https://www.youtube.com:8443/embed/aqz-KE-bpKQ"),
    frame("https://www.youtube.com/redirect?q=https://evil.example/"),
    frame("https://www.youtube.com/embed/../redirect?q=https://evil.example/"),
    frame("https://www.youtube.com/embed/a/b"),
    frame("https://player.vimeo.com/video/x"),
    frame("javascript:alert(1)//www.youtube.com/embed/x"),
    `<iframe srcdoc="<script>alert(1)</script>"></iframe>`,
    frame("https://youtu.be.evil.example/aqz-KE-bpKQ"),
    frame("https://www.youtube.com/channel/x"),
    frame("https://vimeo.com/user/1"),
    `<svg><iframe src="${youtube}"></iframe></svg><!-- ${frame(youtube)} -->`,
    "https://evil.example/embed/x",
    "http://",
  ])("finds no player in %s", (html) => {
    expect(playerIn(html)).toBeUndefined();
  });
});
