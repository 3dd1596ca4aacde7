import { keepEarlyTaps } from "./early-taps";

const press = (type: string, button: number) =>
  Object.assign(new MouseEvent(type, { button, bubbles: true }), { pointerType: "mouse" });

describe("keepEarlyTaps", () => {
  it.each([
    ["the main button", 0, ['a[href="/app/invoices"]']],
    ["the middle button", 1, []],
    ["the right button", 2, []],
  ])("of a press that ends after the link is replaced, by %s", (_by, button, kept) => {
    delete window.earlyTaps;
    document.body.innerHTML = '<div id="first-paint"><a href="/app/invoices">Invoices</a></div>';
    const place = document.querySelector("#first-paint")!;
    keepEarlyTaps(place);
    place.querySelector("a")!.dispatchEvent(press("pointerdown", button));
    place.replaceChildren();
    place.dispatchEvent(press("pointerup", button));
    expect([...(window.earlyTaps ?? [])]).toEqual(kept);
  });
});
