import { waitFor } from "@testing-library/react";
import { followLostFocus } from "./follow-lost-focus";

let stop: () => void;
afterEach(() => stop());

/** Draws the page, focuses the element `pressed`, and removes it. */
function removeFocused(markup: string): void {
  document.body.innerHTML = markup;
  stop = followLostFocus();
  const pressed = document.getElementById("pressed");
  pressed?.focus();
  expect(pressed).toHaveFocus();
  pressed?.remove();
}

const focused = () => document.activeElement?.id;

it.each([
  ["the main area", `<main id="main" tabindex="-1"><button id="pressed"></button></main>`, "main"],
  [
    "the topmost dialog",
    `<main id="main" tabindex="-1"></main><dialog open></dialog><dialog open id="top" tabindex="-1"><button id="pressed"></button></dialog>`,
    "top",
  ],
])("gives %s the focus of an element that is removed", async (_, markup, receiver) => {
  removeFocused(markup);
  await waitFor(() => expect(focused()).toBe(receiver));
});

it("leaves the focus where the app has put it after the removal", async () => {
  removeFocused(`<main id="main" tabindex="-1"><button id="pressed"></button><input id="next"></main><p id="end"></p>`);
  document.getElementById("next")?.focus();
  await Promise.resolve();
  expect(focused()).toBe("next");
});
