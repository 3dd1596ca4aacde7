import type { Page } from "@playwright/test";
import { english, expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { holdRequests } from "./hold-requests";
import { recordForeignRequests, showBlocks, type Block } from "./show-blocks";

// See docs/product.md, Content blocks.

const article = (page: Page) => page.getByRole("article");
const white = "rgb(255, 255, 255)";
const text = (content: string): Block => ({ type: "text_content_block", content });

async function openBlocks(page: Page, open: (persona: string, address: string) => Promise<void>, blocks: Block[]) {
  await showBlocks(page, blocks);
  await open("ordinary", "/app/pages/blocks");
  await expect(page.getByRole("heading", { level: 1, name: "Blocks" })).toBeVisible();
}

test("are 40 px apart, and empty ones leave no gap", async ({ page, open }) => {
  await freshStep(page, "all five types", async () => {
    await open("ordinary", "/app/pages/yhdistys");
    await expect(article(page).getByRole("heading", { name: "What we do" })).toBeVisible();
    await expect(article(page).getByRole("img", { name: /^A log hut/ })).toBeVisible();
    await expect(article(page).getByRole("list", { name: "Picture gallery" }).getByRole("button")).toHaveCount(5);
    await expect(article(page).getByRole("alert")).toContainText("marketing");
    const files = article(page).getByRole("list", { name: "Files" }).getByRole("link");
    await expect(files).toHaveCount(2);
    await expect(files.first()).toHaveAttribute("target", "_blank");
    const gaps = await article(page)
      .locator(".rich-text")
      .first()
      .evaluate((block) => {
        const boxes = Array.from(block.parentElement!.children, (child) => child.getBoundingClientRect());
        return boxes.slice(1).map((box, index) => Math.round(box.top - boxes[index]!.bottom));
      });
    expect(gaps).toEqual([40, 40, 40, 40]);
  });

  await freshStep(page, "a block that shows nothing leaves no gap", async () => {
    await openBlocks(page, open, [
      text("<p>First</p>"),
      text("  "),
      text("<p>&nbsp;</p><!-- Nothing yet -->"),
      { type: "image_block" },
      { type: "gallery_block", images: [{ url: "javascript:alert(1)" }, null] },
      { type: "video_block" },
      { type: "files_block", files: [{ list_title: "Nowhere" }] },
      text("<p>Second</p>"),
    ]);
    const first = await article(page).getByText("First").boundingBox();
    const second = await article(page).getByText("Second").boundingBox();
    expect(second!.y - first!.y - first!.height).toBeCloseTo(40, 0);
  });
});

test("rich text is laid out, and its links lead where they say", async ({ page, open, context }) => {
  const rich = (words: string) => article(page).locator(".rich-text").filter({ hasText: words });
  const elsewhere = ["https://example.org/", "http://example.org/app/", "//example.org/app/", "/files/a.pdf", "a.pdf"];
  const here = [
    ...["/app/events", "/app", "", "#", "#x", "tel:+358401234567", "mailto:a@example.org"],
    ...["sms:+358401234567", "geo:60.17,24.94", "webcal://example.org/a.ics"],
  ];
  const linked = [...elsewhere, ...here].map((address, index) => `<p><a href="${address}">Link ${index}</a></p>`);
  const lines = "<p>A line of the rules.</p>".repeat(60);
  const cells = Array.from({ length: 12 }, (_, index) => `<td>Column${index}</td>`).join("");
  const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
  await openBlocks(page, open, [
    text("<h1>One</h1><h2>Two</h2><h3>Three</h3><p>Paragraph</p><ul><li>Item</li></ul>"),
    text(linked.join("")),
    text('<p>Write in <a href="whatsapp://send?text=x">the group</a>.</p>'),
    text(
      'Pay in the <strong>online bank</strong> or with <a href="/app/events">a card</a>.<div>Next</div><div>Last</div>',
    ),
    text(`<table><tbody><tr>${cells}</tr></tbody></table><p>${"wide".repeat(80)}</p>`),
    text(
      '<ol dir="rtl" start="98"><li>First</li><li>Second</li><li>Third</li></ol><blockquote dir="rtl">Four</blockquote>',
    ),
    text(
      `<table><tr><td><img src="/files/picture-lake.svg" width="150" height="200" alt="Portrait"></td><td>Chair, ${"the one who answers for all, ".repeat(20)} Chairperson@kaarnapolku.example</td></tr></table>`,
    ),
    text(
      `<table><tr><td><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></td><td>Film, ${"the one who answers for all, ".repeat(20)}</td></tr></table>`,
    ),
    text(
      '<ol><li>Number</li><li data-list="bullet">Bullet</li><li>After</li></ol><ul><li><ul><li>Indented</li></ul></li></ul>',
    ),
    text(
      `<table><tr><td><ol>${"<li>Step</li>".repeat(12)}</ol></td><td>${"the one who answers for all, ".repeat(20)}</td></tr></table>`,
    ),
    text(`<ol type="i">${"<li>Rule</li>".repeat(38)}</ol>`),
    text("<p>سلام!</p><ul><li>هنا!</li></ul>"),
    text("<details><summary><h3>Prices</h3></summary><p>20 euros</p></details>"),
    text('<p>Partners: <img src="/files/picture-lake.svg" width="600" height="40"></p>'),
    text(
      `<xml><w:View>Normal</w:View></xml><p>Lazy</p><img class="lazy" src="${pixel}" data-src="/files/picture-lake.svg" alt="Lake"><noscript><img src="/files/picture-lake.svg"></noscript>`,
    ),
    text(`<p><a href="#j%C3%A4senyys">Membership</a></p>${lines}`),
    text(`<h2 id="jäsenyys">Members</h2><p id="main">The main thing</p>${lines}`),
  ]);

  await test.step("the specified type scale", async () => {
    const look = (of: string) =>
      article(page)
        .getByText(of, { exact: true })
        .evaluate((element) => {
          const { fontSize, fontWeight } = getComputedStyle(element);
          return [fontSize, fontWeight];
        });
    // Material's text-h4, text-h5, text-h6 and body-1.
    expect(await look("One")).toEqual(["34px", "400"]);
    expect(await look("Two")).toEqual(["24px", "400"]);
    expect(await look("Three")).toEqual(["20px", "500"]);
    expect(await look("Paragraph")).toEqual(["16px", "400"]);
    expect(await look("Item")).toEqual(["16px", "400"]);
  });

  await test.step("other addresses open in a new window, and say so", async () => {
    const links = rich("Link 0").getByText(/^Link/);
    await expect(links).toHaveCount(linked.length);
    for (const [index] of elsewhere.entries()) {
      await expect(links.nth(index)).toHaveAttribute("target", "_blank");
      await expect(links.nth(index)).toHaveAttribute("rel", "noopener noreferrer");
      await expect(links.nth(index)).toHaveAccessibleDescription("opens in a new window");
    }
    for (const [index] of here.entries())
      await expect(links.nth(elsewhere.length + index)).not.toHaveAttribute("target");
    await expect(article(page).getByText("Write in the group.")).toBeVisible();
    await expect(rich("Write in").locator("a")).toHaveCount(0);
  });

  await test.step("the new window has no opener", async () => {
    await context.route("https://example.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
    );
    const popup = page.waitForEvent("popup");
    await article(page).getByRole("link", { name: "Link 0" }).click();
    const tab = await popup;
    await expect(tab).toHaveURL("https://example.org/");
    expect(await tab.evaluate(() => window.opener === null && document.referrer === "")).toBe(true);
    await tab.close();
    await expect(page).toHaveURL("/app/pages/blocks");
  });

  await test.step("loose text keeps its line, and each container ends one", async () => {
    const boldly = article(page).getByText("online bank");
    const [bold, card, next, last] = await Promise.all(
      [
        boldly,
        article(page).getByRole("link", { name: "a card" }),
        article(page).getByText("Next", { exact: true }),
        article(page).getByText("Last", { exact: true }),
      ].map(async (line) => (await line.boundingBox())!.y),
    );
    expect(card).toBe(bold);
    // A line of 24 px, and 12 px above it.
    expect(last! - next!).toBe(36);
    expect(next! - bold!).toBeGreaterThan(24);
  });

  await test.step("a bullet among numbers is not counted, and an item that only indents has no marker", async () => {
    const item = (name: string) => article(page).getByRole("listitem").filter({ hasText: name });
    await expect(item("Bullet")).toHaveCSS("list-style-type", "disc");
    await expect(item("Bullet")).toHaveCSS("counter-increment", "list-item 0");
    await expect(item("Indented").first()).toHaveCSS("list-style-type", "none");
    await expect(item("Indented").last()).not.toHaveCSS("list-style-type", "none");
  });

  await test.step("a heading stands beside the marker of its details", async () => {
    // A line of 32 px, and 10 px above and below it.
    expect((await rich("Prices").locator("summary").boundingBox())?.height).toBe(52);
  });

  await test.step("a lazy picture shows once, and none of Word's private markup", async () => {
    const picture = rich("Lazy").locator("img");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(rich("Lazy")).toHaveText("Lazy");
  });

  await test.step("a link within the text leads to its part, clear of the top bar", async () => {
    const part = article(page).getByRole("heading", { name: "Members" });
    await expect(part).not.toBeInViewport();
    await article(page).getByRole("link", { name: "Membership" }).click();
    await expect(part).toBeFocused();
    await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThan(64);
    await expect.poll(async () => (await part.boundingBox())?.y).toBeLessThan(120);
    await expect(page).toHaveURL(/\/app\/pages\/[^#]+$/);
  });

  await test.step("on a screen of 320 px a wide table scrolls by itself, with the keyboard too", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const table = rich("Column0").getByRole("table");
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  await test.step("a picture or a player in a table is not squeezed by the words beside it", async () => {
    expect((await article(page).getByRole("img", { name: "Portrait" }).boundingBox())?.width).toBe(96);
    await expect(rich("Chair,").getByRole("table")).toHaveAttribute("tabindex", "0");
    expect((await rich("Film,").locator(".embedded").boundingBox())?.width).toBeGreaterThanOrEqual(256);
  });

  await test.step("from right to left numbers and bullets are in sight", async () => {
    const list = article(page).getByRole("list").filter({ hasText: "Third" });
    const [around, item] = [await list.boundingBox(), await list.getByText("Third").boundingBox()];
    // Room for the marker before the text.
    expect(around!.x + around!.width - item!.x - item!.width).toBe(24);
    expect(item!.x).toBe(around!.x);
    await expect(article(page).getByText("Four")).toHaveCSS("border-right-width", "4px");
  });

  await test.step("a text in a script that is read from the right is, without a word of the server", async () => {
    const endOf = (words: string) =>
      article(page)
        .getByText(words)
        .evaluate((element) => {
          const left = (index: number) => {
            const range = document.createRange();
            range.setStart(element.firstChild!, index);
            range.setEnd(element.firstChild!, index + 1);
            return range.getBoundingClientRect().left;
          };
          return left(element.textContent.length - 1) < left(0) ? "left" : "right";
        });
    expect([await endOf("سلام!"), await endOf("هنا!"), await endOf("20 euros")]).toEqual(["left", "left", "right"]);
    const gapAtBullet = await article(page)
      .getByText("هنا!")
      .evaluate((item) => {
        const words = document.createRange();
        words.selectNodeContents(item);
        return words.getBoundingClientRect().left - item.getBoundingClientRect().left;
      });
    expect(gapAtBullet).toBeCloseTo(0, 0);
  });

  await test.step("long numbers have room: the edge of a table or of the screen would cut them off", async () => {
    const room = (words: string, number: string) =>
      rich(words)
        .locator("ol")
        .evaluate((list, longest) => {
          const context = document.createElement("canvas").getContext("2d")!;
          context.font = getComputedStyle(list).font;
          return parseFloat(getComputedStyle(list).paddingLeft) - context.measureText(longest).width;
        }, number);
    expect(await room("Step", "12. ")).toBeGreaterThanOrEqual(0);
    expect(await room("Rule", "xxxviii. ")).toBeGreaterThanOrEqual(0);
  });

  await test.step("a low picture that is wider than the text is not squeezed", async () => {
    const picture = rich("Partners").locator("img");
    await expect(picture).toContainClass("in-line");
    expect((await picture.boundingBox())?.width).toBeLessThan(320);
    await expect(picture).toHaveCSS("object-fit", "contain");
  });
});

test("rich text keeps meaningful elements", async ({ page, open }) => {
  await open("ordinary", "/app/pages/syysretki");
  const rich = article(page).locator(".rich-text");
  await expect(article(page).getByRole("heading", { level: 2, name: "Prices of the autumn trip" })).toBeVisible();
  const decoration = (name: string) =>
    rich.locator(name).evaluate((element) => getComputedStyle(element).textDecorationLine);
  for (const name of ["del", "s", "strike"]) expect(await decoration(name)).toBe("line-through");
  expect(await decoration("ins")).toBe("underline");
  expect(await rich.locator('ol[type="a"]').evaluate((list) => getComputedStyle(list).listStyleType)).toBe(
    "lower-alpha",
  );

  // A small picture stays inline.
  const sentence = rich.locator("p", { has: page.getByRole("img", { name: "of the jay" }) });
  await expect.poll(async () => (await sentence.boundingBox())?.height).toBeLessThan(50);

  const answer = article(page).getByText("20 euros");
  await expect(answer).toBeVisible();
  await expect(article(page).getByText("a lamp", { exact: true })).toBeHidden();
  await article(page).getByText("What to take along?").click();
  await expect(article(page).getByText("a lamp", { exact: true })).toBeVisible();

  await expect(article(page).getByRole("alert")).toContainText("marketing");
  await expect(article(page).getByRole("link", { name: /^Watch at youtube.com/ })).toBeVisible();
  await expect(article(page).getByRole("link", { name: /^Sign-up form lomakkeet.example/ })).toBeVisible();
  await expect(article(page).getByRole("link", { name: /^Listen to the recording radio.example/ })).toBeVisible();
  await expect(article(page).locator("video")).toHaveAttribute("src", /video-aurora\.webm$/);
  await expect(article(page).getByRole("img", { name: "A lake at sunset" })).toBeVisible();
});

test("addresses of the app open inside it", async ({ page, open }) => {
  const toItself = ["/app/pages/blocks", "/app/pages/blocks?x=1#y"];
  const elsewhere = [
    ["/app/events", "/app/events", "Events"],
    ["/app/invoices?x=1", "/app/invoices?x=1", "Invoices"],
    ["/app/no-such-page", "/app/error404", "Page not found"],
  ] as const;
  const addresses = [...toItself, ...elsewhere.map(([address]) => address)];
  const follow = (address: string) =>
    article(page)
      .getByRole("link", { name: `To ${address}.` })
      .click();
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await openBlocks(page, open, [
    text(addresses.map((address) => `<p><a href="${address}">To ${address}.</a></p>`).join("")),
  ]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const address of toItself) {
    await follow(address);
    await expect(page).toHaveURL(address);
    await expect(heading("Blocks")).toBeVisible();
  }
  for (const [address, arrives, name] of elsewhere) {
    await follow(address);
    await expect(page).toHaveURL(arrives);
    await expect(heading(name)).toBeVisible();
    await page.goBack();
    await expect(heading("Blocks")).toBeVisible();
  }
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("pictures load near the viewport, fit the screen, and name a missing picture", async ({ page, open }) => {
  const image = (name: string) => article(page).getByRole("img", { name });
  const naturalWidth = (name: string) => image(name).evaluate((element: HTMLImageElement) => element.naturalWidth);
  const high = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="4000"/>';
  await page.route("**/files/high.svg", (route) => route.fulfill({ contentType: "image/svg+xml", body: high }));
  const release = await holdRequests(page, /picture-hut\.svg/);
  const hut = { url: "/files/picture-hut.svg", alt: "A hut", title: "Our hut", width: 600, height: 400 };
  await openBlocks(page, open, [
    { type: "image_block", image: hut },
    { type: "image_block", image: { url: "/files/picture-hut.svg?2", alt: "Another hut" } },
    text("<p>Below</p>"),
    { type: "image_block", image: { url: "/files/high.svg", alt: "High", width: 400, height: 4000 } },
    { type: "image_block", image: { url: "/files/none.svg", alt: "The lake at dawn" } },
    { type: "image_block", image: { url: "/files/none.svg", alt: "" } },
    { type: "gallery_block", images: [{ url: "/files/none.svg", description: "Internationalisation" }] },
  ]);

  await test.step("nothing jumps when one of a known or unknown size comes", async () => {
    await expect(image("A hut")).toHaveAttribute("loading", "lazy");
    expect([await naturalWidth("A hut"), await naturalWidth("Another hut")]).toEqual([0, 0]);
    const before = await article(page).getByText("Below").boundingBox();
    release();
    for (const name of ["A hut", "Another hut"]) await expect.poll(() => naturalWidth(name)).toBe(600);
    expect(await article(page).getByText("Below").boundingBox()).toEqual(before);
    for (const name of ["A hut", "Another hut"]) expect((await image(name).boundingBox())!.height).toBeGreaterThan(150);
    await expect(article(page).getByText("Our hut")).toBeVisible();
  });

  await test.step("a portrait is no higher than the screen", async () => {
    await image("High").scrollIntoViewIfNeeded();
    await expect.poll(() => naturalWidth("High")).toBe(400);
    const { width, height } = (await image("High").boundingBox())!;
    expect(height).toBeLessThan(823);
    expect(height / width).toBeCloseTo(10, 0);
  });

  await test.step("a broken one shows its description, or a notice", async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(article(page).getByText("The lake at dawn")).toBeVisible();
    await expect(article(page).getByText("The picture could not be loaded")).toBeVisible();
    await expect(article(page).getByRole("img")).toHaveCount(3);
  });

  await test.step("a long word of a description breaks in a gallery's small tile", async () => {
    const words = article(page).getByText("Internationalisation");
    await expect(words).toBeVisible();
    const [word, tile] = [await words.boundingBox(), await article(page).getByRole("listitem").boundingBox()];
    expect(word!.width).toBeLessThan(tile!.width);
  });
});

test.describe("in the dark theme", () => {
  test.use({ storedSettings: { ...english, darkMode: true } });

  test("a picture stands on white once it has loaded, so that a dark logo is seen", async ({ page, open }) => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle r="90" /></svg>';
    await page.route("**/logo.svg", (route) => route.fulfill({ contentType: "image/svg+xml", body: logo }));
    const release = await holdRequests(page, /logo\.svg/);
    const image = { url: "/logo.svg", alt: "Block", width: 300, height: 200 };
    await openBlocks(page, open, [
      text('<p><img src="/logo.svg" alt="Text" width="300" height="200"></p>'),
      { type: "image_block", image },
      { type: "gallery_block", images: [image] },
    ]);
    const pictures = article(page).locator("img");
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) await expect(picture).not.toHaveCSS("background-color", white);
    release();
    for (const picture of await pictures.all()) await expect(picture).toHaveCSS("background-color", white);
    await open("ordinary", "/app/events");
    await expect(page.getByRole("main").locator("img").first()).toHaveCSS("background-color", white);
    await open("ordinary", "/app/events/tupaviikonloppu");
    await expect(article(page).locator("img").first()).toHaveCSS("background-color", white);
  });
});

test.describe("videos", () => {
  test("send no request before consent, load after it, and go when it is withdrawn", async ({
    page,
    open,
    context,
  }) => {
    await context.route(/youtube|vimeo/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><title>Player</title>" }),
    );
    const foreign = recordForeignRequests(page);
    await open("ordinary", "/app/pages/videot");
    const gates = article(page).getByRole("alert");
    await expect(gates).toHaveCount(2);
    await expect(gates.first()).toContainText("marketing");
    await expect(article(page).locator("iframe")).toHaveCount(0);
    // The fallback links.
    await expect(article(page).getByRole("link", { name: "Watch at youtube.com" })).toHaveAttribute("target", "_blank");
    await expect(article(page).getByRole("link", { name: /^Recording of the autumn meeting/ })).toHaveAttribute(
      "href",
      "https://kokous.example/tallenteet/syyskokous",
    );
    expect(foreign).toEqual([]);

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const cookies = page.getByRole("dialog", { name: "Cookies" });
    await gates.first().getByRole("button", { name: "Choose cookies" }).click();
    await cookies.getByRole("button", { name: "Choose cookies" }).click();
    await cookies.getByRole("checkbox", { name: "Statistics" }).check();
    await cookies.getByRole("button", { name: "Accept chosen" }).click();
    await expect(cookies).toBeHidden();
    await expect(gates).toHaveCount(2);
    await gates.first().getByRole("button", { name: "Choose cookies" }).click();
    await cookies.getByRole("button", { name: "Accept all" }).click();
    await expect(article(page).locator("iframe")).toHaveCount(2);
    await expect(page.getByRole("main"), "the button that opened the dialog is gone").toBeFocused();
    const frame = article(page).locator("iframe").first();
    await expect(frame).toHaveAttribute("src", "https://www.youtube.com/embed/aqz-KE-bpKQ");
    await expect(frame).toHaveAttribute("title", "How to book a hut");
    await expect(frame).toHaveAttribute("loading", "lazy");
    await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
    await expect(frame).toHaveAttribute("sandbox", /^(?!.*(?:top-navigation|forms|downloads)).*allow-scripts/);
    const box = await frame.boundingBox();
    expect(box!.width / box!.height).toBeCloseTo(16 / 9, 1);
    await expect.poll(() => foreign).toContain("https://www.youtube.com/embed/aqz-KE-bpKQ");
    for (const address of foreign) expect(address).toMatch(/^https:\/\/(?:www\.youtube|player\.vimeo)\.com\//);

    // Withdrawn, without a reload.
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Cookie settings" }).click();
    await cookies.getByRole("button", { name: "Accept only necessary" }).click();
    await page.goBack();
    await expect(gates).toHaveCount(2);
    await expect(article(page).locator("iframe")).toHaveCount(0);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  test("of the association play without consent; others are a link", async ({ page, open }) => {
    const foreign = recordForeignRequests(page);
    const embed = '<iframe src="https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ"></iframe>';
    await openBlocks(page, open, [
      { type: "video_block", title: "Lights", video_link: "/files/video-aurora.webm" },
      { type: "video_block", title: "Lost", video_link: "/files/none.webm" },
      { type: "video_block", video_link: "https://videos.example/1", embed },
    ]);
    const video = article(page).locator("video").first();
    await expect(video).toHaveAttribute("preload", "metadata");
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);

    const links = article(page).getByRole("link", { name: /^Watch the video/ });
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute("href", /none\.webm$/);
    await expect(article(page).getByText("Lost")).toHaveCount(1);
    await expect(links.last()).toHaveAttribute("href", "https://videos.example/1");
    await expect(article(page).locator("iframe")).toHaveCount(0);
    await expect(article(page).getByRole("alert")).toHaveCount(0);
    expect(foreign).toEqual([]);
  });
});
