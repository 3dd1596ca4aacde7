import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { changeAnswer } from "./change-answer";
import { recordForeignRequests, showBlocks } from "./show-blocks";

// See docs/product.md, Content blocks and Dialogs.

const address = "/app/pages/kuvia-retkilta";
const gallery = (page: Page) => page.getByRole("list", { name: "Picture gallery" });
const tile = (page: Page, number: number) => gallery(page).getByRole("button", { name: `${number} of 7` });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Picture gallery" });
const caption = (page: Page, words: string) => lightbox(page).getByText(words);
const captions = {
  1: "Northern lights above the fell",
  2: "The northern lights move",
  3: "Paddlers at sunset",
  7: "The hut is waiting",
};

/** The current picture of the lightbox, by the end of its address. */
const shownPicture = (page: Page) =>
  lightbox(page)
    .locator(".lg-current img")
    .evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.src.split("/").at(-1) : "still loading"));

/** lightGallery ignores touches during a slide. */
async function countSlides(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { slides: 0 });
    addEventListener("lgAfterSlide", () => ((window as unknown as { slides: number }).slides += 1), true);
  });
}

/** Slides that have ended since the page loaded, that of the first picture included. */
const endedSlides = (page: Page) => page.evaluate(() => (window as unknown as { slides: number }).slides);

const historyOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    index: (window as { navigation?: Navigation }).navigation?.currentEntry?.index,
  }));

const hasEntry = (page: Page) => page.evaluate(() => "lightbox" in ((history.state as object | null) ?? {}));

/** Closed, and its history entry left: a navigation before that would race with the step back. */
async function expectClosed(page: Page): Promise<void> {
  await expect(lightbox(page)).toHaveCount(0);
  await expect.poll(() => hasEntry(page)).toBe(false);
}

test("has 4 or 3 columns of squares", async ({ page, open }) => {
  await open("ordinary", address);
  const boxes = () =>
    gallery(page)
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  for (const [width, columns] of [
    [320, 4],
    [599, 4],
    [600, 3],
    [700, 3],
    [1280, 3],
  ] as const)
    await test.step(`${columns} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => (await boxes()).filter(({ top }, _, [first]) => top === first!.top).length)
        .toBe(columns);
      expect(await boxes()).toHaveLength(7);
      for (const { width: wide, height: high } of await boxes()) {
        expect(high).toBeCloseTo(wide, 0);
        expect(wide).toBeGreaterThanOrEqual(44);
      }
    });
});

test("opens at the tapped picture, and loads its code only then", async ({ page, open }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.url());
  });
  await open("ordinary", address);
  await expect(tile(page, 3)).toHaveAccessibleName("Open picture 3 of 7: Paddlers at sunset");
  await expect(tile(page, 6)).toHaveAccessibleName("Open picture 6 of 7");
  const isLightGallery = async (url: string) => (await (await page.request.get(url)).text()).includes("lgBeforeOpen");
  expect((await Promise.all(scripts.map(isLightGallery))).filter(Boolean)).toHaveLength(0);
  const before = scripts.length;
  await tile(page, 3).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(caption(page, captions[3])).toBeVisible();
  await expect.poll(() => shownPicture(page)).toBe("picture-lake.svg");
  expect((await Promise.all(scripts.slice(before).map(isLightGallery))).filter(Boolean).length).toBeGreaterThan(0);
});

test("a long caption leaves the picture its place, and scrolls by keyboard", async ({ page, open }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  const images = ["word ".repeat(300), "short"].map((description) => ({ url: "/app/icon.svg", description }));
  await showBlocks(page, [{ id: 1, type: "gallery_block", images }]);
  await open("ordinary", "/app/pages/blocks");
  await gallery(page).getByRole("button").first().click();
  const picture = lightbox(page).locator(".lg-current img");
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(100);
  const long = lightbox(page).locator("[tabindex='0']");
  await expect(long).toContainText("word");
  await long.focus();
  await page.keyboard.press("End");
  await expect.poll(() => long.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press("ArrowRight");
  await expect(caption(page, "short")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(long).toBeVisible();
  expect(await long.evaluate((element) => element.scrollTop)).toBe(0);
});

test("leaves the other buttons of a mouse to the browser", async ({ page, open }) => {
  await open("ordinary", "/app/pages");
  await page.getByRole("main").getByRole("link", { name: "Pictures from our trips" }).click();
  await expect(tile(page, 3)).toBeVisible();
  const before = await historyOf(page);
  await tile(page, 3).click();
  await expect.poll(() => shownPicture(page)).toBe("picture-lake.svg");
  const stage = (await lightbox(page).locator(".lg-outer").boundingBox())!;
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
  const beside = { x: middle.x, y: stage.y + 20 };

  await test.step("the context menu, which may swallow the end of the press, moves no picture", async () => {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down({ button: "right" });
    await page.mouse.move(middle.x + 60, middle.y);
    await expect(lightbox(page).locator(".lg-grabbing")).toHaveCount(0);
    await page.mouse.up({ button: "right" });
  });

  await test.step("the context menu beside the picture closes nothing", async () => {
    await page.mouse.click(beside.x, beside.y, { button: "right" });
    await page.keyboard.press("ArrowLeft");
    await expect(caption(page, captions[2])).toBeVisible();
  });

  await test.step("the button Back goes back once", async () => {
    const devTools = await page.context().newCDPSession(page);
    for (const type of ["mousePressed", "mouseReleased"] as const)
      await devTools.send("Input.dispatchMouseEvent", { type, ...beside, button: "back", clickCount: 1 });
    await expectClosed(page);
    expect(await historyOf(page)).toEqual(before);
  });
});

test("works by keyboard or by its buttons, and returns the focus", async ({ page, open }) => {
  await countSlides(page);
  await open("ordinary", address);

  await test.step("a key pressed while it loads and opens counts", async () => {
    await tile(page, 7).evaluate((button) => {
      const press = () => {
        if (!document.querySelector("dialog.lightbox[open]")) return;
        opened.disconnect();
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      };
      const opened = new MutationObserver(press);
      opened.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });
      (button as HTMLButtonElement).click();
    });
    await expect(caption(page, captions[1])).toBeVisible();
    await expect.poll(() => shownPicture(page)).toBe("picture-aurora.svg");
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  await test.step("the keyboard alone", async () => {
    await tile(page, 7).focus();
    await page.keyboard.press("Enter");
    await expect(lightbox(page).getByRole("button", { name: "Close" })).toBeFocused();
    // It loops both ways.
    await page.keyboard.press("ArrowRight");
    await expect(caption(page, captions[1])).toBeVisible();
    await expect.poll(() => shownPicture(page)).toBe("picture-aurora.svg");
    await page.keyboard.press("ArrowLeft");
    await expect(caption(page, captions[7])).toBeVisible();
    // Two key presses at once count as two.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(caption(page, captions[3])).toBeVisible();
    await expect.poll(() => shownPicture(page)).toBe("picture-lake.svg");
    // Tab stays inside.
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main a, main li, header, nav"))).toBeNull();
    }
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(tile(page, 7)).toBeFocused();
  });

  await test.step("the arrow keys still step when a video has removed the focused zoom button", async () => {
    await tile(page, 1).click();
    await lightbox(page).getByRole("button", { name: "Zoom in" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(caption(page, captions[2])).toBeVisible();
    await expect(lightbox(page).getByRole("button", { name: "Zoom in" })).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await expect(caption(page, captions[3])).toBeVisible();
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  await test.step("the buttons step, and the last picture is followed by the first", async () => {
    await tile(page, 1).click();
    await lightbox(page).getByRole("button", { name: "Previous" }).click();
    await expect(caption(page, captions[7])).toBeVisible();
    const next = lightbox(page).getByRole("button", { name: "Next" });
    // Quick taps do not zoom the page of an iPhone.
    await expect(next).toHaveCSS("touch-action", "manipulation");
    await next.click();
    await expect(caption(page, captions[1])).toBeVisible();
    await expect(lightbox(page)).toHaveAccessibleDescription("Northern lights above the fell 1 / 7");
    await lightbox(page).getByRole("button", { name: "Close" }).click();
    await expectClosed(page);
    await expect(tile(page, 1)).toBeFocused();
  });

  await test.step("a step there and back on a busy device ends where it began", async () => {
    const before = await endedSlides(page);
    await tile(page, 3).click();
    await expect.poll(() => endedSlides(page)).toBe(before + 1);
    // The timers of the slide come late, all at once.
    await page.evaluate(() => {
      for (const key of ["ArrowRight", "ArrowLeft"])
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      const end = performance.now() + 300;
      while (performance.now() < end);
    });
    await expect.poll(() => endedSlides(page)).toBe(before + 3);
    await expect(caption(page, captions[3])).toBeVisible();
    await expect.poll(() => shownPicture(page)).toBe("picture-lake.svg");
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  await test.step("two taps open it once", async () => {
    const before = await historyOf(page);
    await tile(page, 1).dblclick({ force: true });
    await expect(lightbox(page)).toHaveCount(1);
    expect((await historyOf(page)).index).toBe(before.index! + 1);
  });
});

test("swipes, a swipe down closes it, and a touch right after a swipe does not zoom", async ({ page, open }) => {
  await countSlides(page);
  await open("ordinary", address);
  await tile(page, 7).click();
  await expect.poll(() => shownPicture(page)).toBe("picture-hut.svg");
  await expect.poll(() => endedSlides(page)).toBe(1);
  await swipe(page, { x: -200, y: 0 });
  await expect(caption(page, captions[1])).toBeVisible();
  await expect.poll(() => shownPicture(page)).toBe("picture-aurora.svg");
  await expect.poll(() => endedSlides(page)).toBe(2);
  await swipe(page, { x: 200, y: 0 });
  await expect(caption(page, captions[7])).toBeVisible();
  await expect.poll(() => shownPicture(page)).toBe("picture-hut.svg");
  await expect.poll(() => endedSlides(page)).toBe(3);
  await swipe(page, { x: 0, y: 250 });
  await expectClosed(page);

  // A touch right after a swipe is no double tap: it does not zoom.
  await tile(page, 7).click();
  await expect.poll(() => shownPicture(page)).toBe("picture-hut.svg");
  await expect.poll(() => endedSlides(page)).toBe(4);
  // Too short to change the picture. In one task, so that both touches come within 300 ms.
  await lightbox(page)
    .locator(".lg-current img")
    .evaluate((image) => {
      const touch = (type: string, touches: { pageX: number; pageY: number }[]) =>
        image.dispatchEvent(
          new TouchEvent(type, {
            touches: touches.map((point) => new Touch({ identifier: 1, target: image, ...point })),
            bubbles: true,
            cancelable: true,
          }),
        );
      touch("touchstart", [{ pageX: 200, pageY: 400 }]);
      touch("touchmove", [{ pageX: 220, pageY: 400 }]);
      touch("touchend", []);
      touch("touchstart", [{ pageX: 200, pageY: 400 }]);
      touch("touchend", []);
    });
  // A picture that is zoomed does not close.
  await swipe(page, { x: 0, y: 250 });
  await expect(lightbox(page)).toHaveCount(0);
});

test("a swipe may start on a button beside the picture, a tap there is one step", async ({ page, open }) => {
  await countSlides(page);
  await open("ordinary", address);
  await tile(page, 1).click();
  await expect.poll(() => endedSlides(page)).toBe(1);
  const button = lightbox(page).getByRole("button", { name: "Previous" });
  const { x, y, width, height } = (await button.boundingBox())!;
  await swipe(page, { x: 200, y: 0 }, { x: x + width / 2, y: y + height / 2 });
  await expect(caption(page, captions[7])).toBeVisible();
  await expect.poll(() => endedSlides(page)).toBe(2);
  await lightbox(page).getByRole("button", { name: "Next" }).tap();
  await expect(caption(page, captions[1])).toBeVisible();
  await expect.poll(() => endedSlides(page)).toBe(3);
});

test("a swipe leads from the last picture to the first also where there are only two", async ({ page, open }) => {
  const images = ["picture-aurora.svg", "picture-lake.svg"].map((name) => ({
    url: `/files/${name}`,
    description: name,
  }));
  await showBlocks(page, [{ type: "gallery_block", images }]);
  await countSlides(page);
  await open("ordinary", "/app/pages/blocks");
  await gallery(page).getByRole("button", { name: "2 of 2" }).click();
  const shown = async (slides: number) => {
    await expect.poll(() => endedSlides(page)).toBe(slides);
    return shownPicture(page);
  };
  expect(await shown(1)).toBe("picture-lake.svg");
  await swipe(page, { x: -200, y: 0 });
  expect(await shown(2)).toBe("picture-aurora.svg");
  await swipe(page, { x: 200, y: 0 });
  expect(await shown(3)).toBe("picture-lake.svg");
  // And one that needs no loop.
  await swipe(page, { x: 200, y: 0 });
  expect(await shown(4)).toBe("picture-aurora.svg");
});

test("a double click on Close presses nothing below", async ({ page, open }) => {
  await showBlocks(page, [{ type: "gallery_block", images: [{ url: "/files/picture-lake.svg" }] }]);
  await open("ordinary", "/app/pages/blocks");
  await gallery(page).getByRole("button").click();
  // Where the button is, the page has that of the menu.
  await lightbox(page).getByRole("button", { name: "Close" }).dblclick();
  await expectClosed(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("zooms by its buttons and by two fingers, and a new picture starts unzoomed", async ({ page, open }) => {
  await open("ordinary", address);
  await tile(page, 3).click();
  const image = lightbox(page).locator(".lg-current.lg-zoomable img");
  await expect(image).toBeVisible();
  const width = async () => (await image.boundingBox())!.width;
  const whole = await width();
  await lightbox(page).getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await lightbox(page).getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(width).toBeCloseTo(whole, 0);
  await pinch(page);
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(caption(page, captions[3])).toBeVisible();
  await expect.poll(width).toBeCloseTo(whole, 0);
});

/** Adds a history entry of the app before the gallery's. */
async function openFromList(page: Page): Promise<void> {
  const link = page.getByRole("main").getByRole("link", { name: /Pictures from our trips/ });
  await link.click();
  await expect(gallery(page)).toBeVisible();
}

/**
 * Inside the page: a navigation from outside is aborted by the page's own one after a reload, and the browser's side may not know
 * the lightbox's entry yet.
 */
const back = (page: Page) => page.evaluate(() => history.back());

test.describe("the history", () => {
  test("Back and a reload close the lightbox, and leave no history entry of it", async ({ page, open }) => {
    await freshStep(page, "Back closes the lightbox and stays on the page, then leaves it", async () => {
      await open("ordinary", "/app/pages");
      await openFromList(page);
      const before = await historyOf(page);
      await tile(page, 1).click();
      await expect(lightbox(page)).toBeVisible();
      await back(page);
      await expectClosed(page);
      await expect(gallery(page)).toBeVisible();
      await expect(tile(page, 1)).toBeFocused();
      expect(await historyOf(page)).toEqual(before);
      await back(page);
      await expect(page).toHaveURL("/app/pages");
      await expect(page.getByRole("heading", { level: 1, name: "Pages" })).toBeVisible();
    });

    await freshStep(
      page,
      "a reload with the lightbox open leaves nothing of it but an entry of the same page",
      async () => {
        await open("ordinary", "/app/pages");
        await openFromList(page);
        await tile(page, 1).click();
        await expect(lightbox(page)).toBeVisible();
        await page.reload();
        await expect(gallery(page)).toBeVisible();
        await expect
          .poll(() => page.evaluate(() => history.state !== null && "lightbox" in (history.state as object)))
          .toBe(false);
        await expect(lightbox(page)).toHaveCount(0);
        const { index = 0 } = await historyOf(page);
        await back(page);
        await expect.poll(async () => (await historyOf(page)).index).toBe(index - 1);
        await expect(page).toHaveURL(address);
        await expect(gallery(page)).toBeVisible();
        await tile(page, 1).click();
        await expect(lightbox(page)).toBeVisible();
        await back(page);
        await expectClosed(page);
        await expect(page).toHaveURL(address);
        await expect(tile(page, 1)).toBeFocused();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      },
    );
  });

  test("a step back as soon as the lightbox is visible closes it", async ({ page, open }) => {
    await open("ordinary", address);
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector("dialog[open].lightbox") === null) return;
        observer.disconnect();
        // Detected at once; Back is detected a moment later.
        history.replaceState({ isSeen: true }, "");
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await tile(page, 1).click();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toMatchObject({ isSeen: true });
    await expect(lightbox(page)).toHaveCount(0);
    await expect(tile(page, 1)).toBeFocused();
  });

  test("is restored, whichever way the lightbox was closed", async ({ page, open }) => {
    await open("ordinary", address);
    await expect(gallery(page)).toBeVisible();
    const ways: Record<string, () => Promise<void>> = {
      Escape: () => page.keyboard.press("Escape"),
      Close: () => lightbox(page).getByRole("button", { name: "Close" }).click(),
      "a tap beside the picture": () => page.mouse.click(200, 120),
      "Escape again": () => page.keyboard.press("Escape"),
    };
    for (const [way, close] of Object.entries(ways))
      await test.step(way, async () => {
        await page.evaluate(() => window.scrollTo(0, 300));
        const { index } = await historyOf(page);
        const scroll = await page.evaluate(() => scrollY);
        await tile(page, 1).click();
        await expect(caption(page, captions[1])).toBeVisible();
        await expect.poll(() => shownPicture(page)).toBe("picture-aurora.svg");
        await close();
        await expectClosed(page);
        await expect.poll(() => historyOf(page)).toEqual({ address: page.url(), index });
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
        // Half below the top bar, a button would be too small to press.
        await page.evaluate(() => window.scrollTo(0, 0));
      });
  });
});

test("nothing of a closed lightbox stays in memory, also with a video", async ({ page, open }) => {
  await page.clock.install();
  await open("ordinary", address);
  for (const isFirst of [true, false]) {
    await tile(page, 1).click();
    await expect(caption(page, captions[1])).toBeVisible();
    // React keeps the latest one that was removed.
    if (isFirst) await page.evaluate(() => (window.closedLightbox = new WeakRef(document.querySelector("dialog")!)));
    await page.keyboard.press("ArrowRight");
    await expect(caption(page, captions[2])).toBeVisible();
    await expect(lightbox(page).locator("video")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expectClosed(page);
  }
  // Timers of the library hold it a little longer.
  await page.clock.runFor(20_000);
  await expect
    .poll(async () => {
      await page.requestGC();
      return page.evaluate(() => window.closedLightbox.deref() === undefined);
    })
    .toBe(true);
});

declare global {
  interface Window {
    closedLightbox: WeakRef<Element>;
  }
}

test("without its code the lightbox offers the picture itself, and opens at the next tap", async ({ page, open }) => {
  await open("ordinary", address);
  await expect(gallery(page)).toBeVisible();
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  await tile(page, 3).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("The pictures could not be opened.");
  await expect(alert.getByRole("link", { name: "Open the picture" })).toHaveAttribute("href", /picture-lake\.svg$/);
  await page.unroute("**/_next/static/chunks/**");
  await tile(page, 3).click();
  await expect(caption(page, captions[3])).toBeVisible();
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(alert).toHaveCount(0);
});

test("a video sends no request to a third party, and a lost picture says so", async ({ page, open }) => {
  const foreign = recordForeignRequests(page);

  await test.step("of the association's own: it plays in the lightbox", async () => {
    await open("ordinary", address);
    await expect(tile(page, 2)).toHaveAccessibleName("Open video 2 of 7: The northern lights move");
    await tile(page, 2).click();
    const video = lightbox(page).locator(".lg-current video");
    await expect(video).toHaveJSProperty("controls", true);
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    await expect(lightbox(page).getByRole("button", { name: "Zoom in" })).toHaveCount(0);
    // Next stops it.
    await lightbox(page).getByRole("button", { name: "Next" }).click();
    await expect(caption(page, captions[3])).toBeVisible();
    expect(
      await lightbox(page)
        .locator("video")
        .evaluate((element: HTMLVideoElement) => element.paused),
    ).toBe(true);
    expect(foreign).toEqual([]);
  });

  await test.step("of somebody else: it is a link", async () => {
    await showBlocks(page, [
      { type: "gallery_block", images: [{ url: "/files/none.svg", description: "Lost" }] },
      {
        type: "gallery_block",
        images: [
          { url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ", description: "A walk" },
          { url: "/files/picture-hut.svg", description: "A hut" },
        ],
      },
    ]);
    await open("ordinary", "/app/pages/blocks");
    const link = gallery(page).getByRole("link", { name: "Open video 1 of 2: A walk, opens in a new window" });
    await expect(link).toHaveAttribute("target", "_blank");
    await gallery(page).getByRole("button", { name: /A hut/ }).click();
    await expect.poll(() => shownPicture(page)).toBe("picture-hut.svg");
    await expect(lightbox(page).getByRole("button", { name: "Next" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    expect(foreign).toEqual([]);
  });

  await test.step("a picture that cannot be loaded says so, and has nothing to zoom", async () => {
    await gallery(page).getByRole("button", { name: /Lost/ }).click();
    await expect(lightbox(page).getByText("The picture could not be loaded.")).toBeVisible();
    await lightbox(page).getByRole("button", { name: "Zoom in" }).click();
  });
});

test("in the installation guide Escape and Back close the lightbox only, and unsaved edits stay", async ({
  page,
  open,
}) => {
  const pictures = [{ url: "/files/picture-hut.svg" }, { url: "/files/picture-lake.svg" }];
  const installation_guide_page = {
    title: "On your phone",
    content_blocks: [{ type: "gallery_block", images: pictures }],
  };
  await changeAnswer(page, /\/config(?:\?|$)/, (answer) => ({
    ...answer,
    config: { ...(answer.config as object), installation_guide_page },
  }));
  const guide = page.getByRole("dialog", { name: "Installation guide" });
  const first = guide.getByRole("button", { name: "Open picture 1 of 2" });
  await open("ordinary");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "My account" }).click();
  await page.getByLabel("E-mail").fill("new@example.org");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Installation guide" }).click();

  await first.click();
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(first).toBeFocused();
  await first.click();
  await expect(lightbox(page)).toBeVisible();
  await back(page);
  await expectClosed(page);
  await expect(guide).toBeVisible();

  await guide.getByRole("button", { name: "Close" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue("new@example.org");
  await expect(page.getByRole("dialog", { name: "Leave page?" })).toHaveCount(0);
  // The guard distinguishes this way out from the lightbox's.
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "Leave page?" })).toBeVisible();
});

/** A one-finger swipe from the middle of the picture. */
async function swipe(page: Page, by: { x: number; y: number }, from = { x: 206, y: 400 }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (let part = 1; part <= 10; part += 1)
    await client.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ x: from.x + (by.x * part) / 10, y: from.y + (by.y * part) / 10 }],
    });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Two fingers moving apart. */
async function pinch(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (distance: number) => [
    { x: 206 - distance, y: 420, id: 1 },
    { x: 206 + distance, y: 420, id: 2 },
  ];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(30) });
  for (let part = 1; part <= 10; part += 1)
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(30 + part * 6) });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
