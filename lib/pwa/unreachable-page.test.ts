/** @jest-environment node */
import { unreachablePage } from "./unreachable-page";

const texts = [
  { locale: "fi", title: "Ei auennut", text: "Ei yhteyttä", tryAgain: "Yritä" },
  { locale: "en", title: "Not open", text: "<No> network & card", tryAgain: "Try" },
];

describe("unreachablePage", () => {
  it("has the text in each language, with a link to the same address", async () => {
    const html = await unreachablePage(texts).text();
    expect(html).toContain('<html lang="fi">');
    expect(html).toContain("<title>Ei auennut</title>");
    for (const { locale } of texts) expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain('<a href="">Yritä</a>');
    expect(html).toContain('<a href="">Try</a>');
  });

  it("is not cacheable, and runs no script", async () => {
    const page = unreachablePage(texts);
    expect(page.status).toBe(503);
    expect(Object.fromEntries(page.headers)).toEqual({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'",
      "content-type": "text/html; charset=utf-8",
    });
    expect(await page.text()).not.toMatch(/<script|<style|style=/);
  });

  it("escapes the texts", async () => {
    expect(await unreachablePage(texts).text()).toContain("&lt;No> network &amp; card");
  });
});
