import { renderInApp } from "@/components/testing/render-in-app";
import { overlayStore } from "@/lib/dialogs/dialogs";
import { LazyCardParts } from "./lazy-card-parts";

afterEach(() => window.history.replaceState(null, "", "/"));

it.each([
  ["pushes an entry for the shortcut's address", null, 1],
  // Next may write the address back that it read before the first paint opened the card.
  ["pushes no second entry when the first paint has pushed one", { shownCard: true }, 0],
])("%s", (_does, state, pushed) => {
  window.history.replaceState(state, "", "/app/?show=card");
  const before = window.history.length;
  renderInApp(<LazyCardParts />);
  expect(window.history.length - before).toBe(pushed);
  expect(window.history.state).toEqual({ shownCard: true });
  expect(window.location.search).toBe("");
  expect(overlayStore.get().dialog).toBe("showCard");
});
