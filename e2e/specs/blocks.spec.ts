import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { recordForeignRequests, showBlocks, type Block } from "./show-blocks";

// See docs/product.md, Content blocks.

const article = (page: Page) => page.getByRole("article");
const text = (content: string): Block => ({ type: "text_content_block", content });
const youtube = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';

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
    await expect(article(page).getByRole("list", { name: "Files" }).getByRole("link")).toHaveCount(2);
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

test("an unknown type is left out, and named in debug mode", async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem("debug", "1"));
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await openBlocks(page, open, [text("<p>Known</p>"), { type: "poll_block", content: "<p>Unknown</p>" }]);
  await expect(article(page).getByText("Known", { exact: true })).toBeVisible();
  await expect(article(page).getByText("Unknown")).toHaveCount(0);
  expect(logged.filter((line) => line.includes("poll_block"))).toHaveLength(1);
});

test.describe("rich text", () => {
  test("has its type scale, announces links to a new window, and scrolls wide tables", async ({ page, open }) => {
    await freshStep(page, "has the specified type scale", async () => {
      await openBlocks(page, open, [
        text("<h1>One</h1><h2>Two</h2><h3>Three</h3><p>Paragraph</p><ul><li>Item</li></ul>"),
      ]);
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

    await freshStep(page, "opens other addresses in a new window, and says so", async () => {
      const elsewhere = [
        "https://example.org/",
        "http://example.org/app/",
        "//example.org/app/",
        "/files/a.pdf",
        "a.pdf",
      ];
      const here = [
        ...["/app/events", "/app", "", "#", "#x", "tel:+358401234567", "mailto:a@example.org"],
        ...["sms:+358401234567", "geo:60.17,24.94", "webcal://example.org/a.ics"],
      ];
      await openBlocks(page, open, [
        text([...elsewhere, ...here].map((address, index) => `<p><a href="${address}">Link ${index}</a></p>`).join("")),
      ]);
      const links = article(page).locator(".rich-text a");
      await expect(links).toHaveCount(elsewhere.length + here.length);
      for (const [index] of elsewhere.entries()) {
        await expect(links.nth(index)).toHaveAttribute("target", "_blank");
        await expect(links.nth(index)).toHaveAttribute("rel", "noopener noreferrer");
        await expect(links.nth(index)).toHaveAccessibleDescription("opens in a new window");
      }
      for (const [index] of here.entries())
        await expect(links.nth(elsewhere.length + index)).not.toHaveAttribute("target");
    });

    await freshStep(page, "leaves plain text of an address that leads nowhere", async () => {
      await openBlocks(page, open, [text('<p>Write in <a href="whatsapp://send?text=x">the group</a>.</p>')]);
      await expect(article(page).getByText("Write in the group.")).toBeVisible();
      await expect(article(page).locator(".rich-text a")).toHaveCount(0);
    });

    await freshStep(page, "a link within the text leads to its part, clear of the top bar", async () => {
      const lines = "<p>A line of the rules.</p>".repeat(60);
      await openBlocks(page, open, [
        text(`<p><a href="#j%C3%A4senyys">Membership</a></p>${lines}`),
        text(`<h2 id="jäsenyys">Members</h2><p id="main">The main thing</p>${lines}`),
      ]);
      const part = article(page).getByRole("heading", { name: "Members" });
      await expect(part).not.toBeInViewport();
      await article(page).getByRole("link", { name: "Membership" }).click();
      await expect(part).toBeFocused();
      await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThan(64);
      await expect.poll(async () => (await part.boundingBox())?.y).toBeLessThan(120);
      await expect(page).toHaveURL(/\/app\/pages\/[^#]+$/);
    });

    await freshStep(page, "loose text keeps its line, and each container ends one", async () => {
      await openBlocks(page, open, [
        text(
          'Pay in the <strong>online bank</strong> or with <a href="/app/events">a card</a>.<div>Next</div><div>Last</div>',
        ),
      ]);
      const topOf = async (line: Locator) => (await line.boundingBox())!.y;
      const bold = await topOf(article(page).getByText("online bank"));
      expect(await topOf(article(page).getByRole("link", { name: "a card" }))).toBe(bold);
      const [next, last] = [await topOf(article(page).getByText("Next")), await topOf(article(page).getByText("Last"))];
      // A line of 24 px, and 12 px above it.
      expect(last - next).toBe(36);
      expect(next - bold).toBeGreaterThan(24);
    });

    await freshStep(page, "a wide table scrolls by itself, with the keyboard too", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const cells = Array.from({ length: 12 }, (_, index) => `<td>Column${index}</td>`).join("");
      await openBlocks(page, open, [
        text(`<table><tbody><tr>${cells}</tr></tbody></table><p>${"wide".repeat(80)}</p>`),
      ]);
      const table = article(page).getByRole("table");
      await table.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });

  test("from right to left has its numbers and bullets in sight", async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openBlocks(page, open, [
      text(
        '<ol dir="rtl" start="98"><li>One</li><li>Two</li><li>Three</li></ol><blockquote dir="rtl">Four</blockquote>',
      ),
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const list = article(page).getByRole("list");
    const [around, item] = [await list.boundingBox(), await list.getByText("Three").boundingBox()];
    // Room for the marker before the text.
    expect(around!.x + around!.width - item!.x - item!.width).toBe(24);
    expect(item!.x).toBe(around!.x);
    await expect(article(page).getByText("Four")).toHaveCSS("border-right-width", "4px");
  });

  test("does not squeeze a low picture that is wider than the text", async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openBlocks(page, open, [
      text('<p>Partners: <img src="/files/picture-lake.svg" width="600" height="40"></p>'),
    ]);
    const picture = article(page).locator("img");
    await expect(picture).toContainClass("in-line");
    expect((await picture.boundingBox())?.width).toBeLessThan(320);
    await expect(picture).toHaveCSS("object-fit", "contain");
  });

  test("keeps meaningful elements", async ({ page, open }) => {
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

  test("shows a lazy picture once, and none of Word's private markup", async ({ page, open }) => {
    const lazy =
      '<img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/files/picture-lake.svg" alt="Lake">';
    await openBlocks(page, open, [
      text(
        `<xml><w:View>Normal</w:View></xml><p>Here</p>${lazy}<noscript><img src="/files/picture-lake.svg"></noscript>`,
      ),
    ]);
    const picture = article(page).locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(article(page).locator(".rich-text")).toHaveText("Here");
  });

  const row = `<tr>${"<td><p>1</p></td>".repeat(6)}</tr>`;
  for (const [what, long, isCut] of [
    ["a picture of 260 kB", `<p><img alt="" src="data:image/png;base64,${"A".repeat(260_000)}"></p>`, false],
    ["a table of 500 rows", `<table><tbody>${row.repeat(500)}</tbody></table>`, false],
    ["more than is shown", `<p>${"word ".repeat(41_000)}</p>`, true],
  ] as const)
    test(`shows the text behind ${what}, or says that it was cut`, async ({ page, open }) => {
      await openBlocks(page, open, [text(`${long}<p>The end</p>`)]);
      const last = article(page).locator(".rich-text > :last-child");
      await expect(last).toHaveText(isCut ? /It was cut here\.$/ : "The end");
    });

  test("a new window has no opener", async ({ page, open, context }) => {
    await context.route("https://example.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
    );
    await openBlocks(page, open, [text('<p><a href="https://example.org/">Elsewhere</a></p>')]);
    const popup = page.waitForEvent("popup");
    await article(page).getByRole("link", { name: "Elsewhere" }).click();
    const tab = await popup;
    await expect(tab).toHaveURL("https://example.org/");
    expect(await tab.evaluate(() => window.opener === null && document.referrer === "")).toBe(true);
    await expect(page).toHaveURL("/app/pages/blocks");
  });

  test("addresses of the app open inside it", async ({ page, open }) => {
    for (const [address, arrives, heading] of [
      ["/app/events", "/app/events", "Events"],
      ["/app/invoices?x=1", "/app/invoices?x=1", "Invoices"],
      ["/app/pages/blocks?x=1#y", "/app/pages/blocks?x=1#y", "Blocks"],
      ["/app/pages/blocks", "/app/pages/blocks", "Blocks"],
      ["/app/no-such-page", "/app/error404", "Page not found"],
    ] as const) {
      await freshStep(page, address, async () => {
        await openBlocks(page, open, [text(`<p><a href="${address}">Go</a></p>`)]);
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await article(page).getByRole("link", { name: "Go" }).click();
        await expect(page).toHaveURL(arrives);
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
      });
    }
  });
});

test.describe("pictures", () => {
  test("load near the viewport, fit the screen, and name a missing picture", async ({ page, open }) => {
    for (const [what, size] of [
      ["of a known size", { width: 600, height: 400 }],
      ["of an unknown size", {}],
    ] as const) {
      await freshStep(page, `${what}: nothing jumps when they come`, async () => {
        let letCome: () => void = () => undefined;
        const mayCome = new Promise<void>((resolve) => (letCome = resolve));
        await page.route("**/files/picture-hut.svg", async (route) => {
          await mayCome;
          await route.continue();
        });
        await openBlocks(page, open, [
          { type: "image_block", image: { url: "/files/picture-hut.svg", alt: "A hut", title: "Our hut", ...size } },
          text("<p>Below</p>"),
        ]);
        const image = article(page).getByRole("img", { name: "A hut" });
        await expect(image).toHaveAttribute("loading", "lazy");
        expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(0);
        const before = await article(page).getByText("Below").boundingBox();
        letCome();
        await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(600);
        expect(await article(page).getByText("Below").boundingBox()).toEqual(before);
        expect((await image.boundingBox())!.height).toBeGreaterThan(150);
        await expect(article(page).getByText("Our hut")).toBeVisible();
      });
    }

    await freshStep(page, "a portrait is no higher than the screen", async () => {
      await page.route("**/files/high.svg", (route) =>
        route.fulfill({
          contentType: "image/svg+xml",
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="4000"/>',
        }),
      );
      await openBlocks(page, open, [
        { type: "image_block", image: { url: "/files/high.svg", alt: "High", width: 400, height: 4000 } },
      ]);
      const image = article(page).getByRole("img", { name: "High" });
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(400);
      const { width, height } = (await image.boundingBox())!;
      expect(height).toBeLessThan(823);
      expect(height / width).toBeCloseTo(10, 0);
    });

    await freshStep(page, "a broken one shows its description, or a notice", async () => {
      await openBlocks(page, open, [
        { type: "image_block", image: { url: "/files/none.svg", alt: "The lake at dawn" } },
        { type: "image_block", image: { url: "/files/none.svg", alt: "" } },
      ]);
      await expect(article(page).getByText("The lake at dawn")).toBeVisible();
      await expect(article(page).getByText("The picture could not be loaded")).toBeVisible();
      await expect(article(page).getByRole("img")).toHaveCount(0);
    });
  });
});

test.describe("videos", () => {
  test("send no request before consent, and load after it", async ({ page, open, context }) => {
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

    await gates.first().getByRole("button", { name: "Choose cookies" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Accept all" }).click();
    await expect(article(page).locator("iframe")).toHaveCount(2);
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
  });

  test("of the association play without consent, or are offered as a link", async ({ page, open }) => {
    await freshStep(page, "play without asking", async () => {
      await openBlocks(page, open, [{ type: "video_block", title: "Lights", video_link: "/files/video-aurora.webm" }]);
      const video = article(page).locator("video");
      await expect(video).toHaveAttribute("preload", "metadata");
      await expect(article(page).getByRole("alert")).toHaveCount(0);
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
      await video.evaluate((element: HTMLVideoElement) => element.play());
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    });

    await freshStep(page, "cannot be played: a link", async () => {
      await openBlocks(page, open, [{ type: "video_block", title: "Lost", video_link: "/files/none.webm" }]);
      await expect(article(page).getByRole("link", { name: /^Watch the video/ })).toHaveAttribute(
        "href",
        /none\.webm$/,
      );
      await expect(article(page).getByText("Lost")).toHaveCount(1);
    });
  });

  test("of a disallowed service are a link, never a frame", async ({ page, open }) => {
    const foreign = recordForeignRequests(page);
    await openBlocks(page, open, [
      {
        type: "video_block",
        video_link: "https://videos.example/1",
        embed: youtube.replace("www.youtube.com", "www.youtube.com.evil.example"),
      },
    ]);
    await expect(article(page).getByRole("link", { name: /^Watch the video/ })).toHaveAttribute(
      "href",
      "https://videos.example/1",
    );
    await expect(article(page).locator("iframe")).toHaveCount(0);
    expect(foreign).toEqual([]);
  });
});

test.describe("files", () => {
  const files = {
    type: "files_block",
    files: [{ list_title: "Rules", list_summary: "PDF", url: "/files/saannot.pdf" }],
  };

  test("open in a new tab", async ({ page, open }) => {
    await openBlocks(page, open, [files]);
    const link = article(page).getByRole("link", { name: /^Rules/ });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toContainText("PDF");
  });

  test.describe("in the installed app", () => {
    test("are downloaded where nothing can be shared, or open in a new tab", async ({ page, open }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));

      await freshStep(page, "nothing can be shared", async () => {
        await openBlocks(page, open, [files]);
        const download = page.waitForEvent("download");
        await article(page)
          .getByRole("link", { name: /^Rules/ })
          .click();
        expect((await download).suggestedFilename()).toBe("saannot.pdf");
        await expect(page).toHaveURL("/app/pages/blocks");
      });

      await freshStep(page, "they cannot be fetched", async () => {
        await openBlocks(page, open, [files]);
        // For the new tab too. No PDF: only a headed browser shows one.
        await page
          .context()
          .route("**/files/saannot.pdf", (route) =>
            route.request().resourceType() === "fetch"
              ? route.abort()
              : route.fulfill({ contentType: "text/plain", body: "Rules" }),
          );
        const popup = page.waitForEvent("popup");
        await article(page)
          .getByRole("link", { name: /^Rules/ })
          .click();
        await expect(await popup).toHaveURL(/saannot\.pdf$/);
      });
    });
  });
});
