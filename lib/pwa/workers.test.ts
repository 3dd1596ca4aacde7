import { isServedByOwnWorker, ownRegistration } from "./workers";

const provide = (value: unknown) => Object.defineProperty(navigator, "serviceWorker", { value, configurable: true });

describe("isServedByOwnWorker", () => {
  it.each([
    ["the app's own worker", { controller: { scriptURL: "http://localhost/app/sw.js" } }, true],
    ["a worker of the association's site", { controller: { scriptURL: "http://localhost/sw.js" } }, false],
    ["no worker", { controller: null }, false],
    ["a browser without workers", undefined, false],
  ])("%s", (_what, container, isServed) => {
    provide(container);
    expect(isServedByOwnWorker()).toBe(isServed);
  });
});

describe("ownRegistration", () => {
  const own = { scope: "http://localhost/app/" };

  it.each([
    ["is the app's", own, own],
    ["is not that of the association's site", { scope: "http://localhost/" }, undefined],
    ["is missing", undefined, undefined],
  ])("%s", async (_what, found, expected) => {
    provide({ getRegistration: () => Promise.resolve(found) });
    expect(await ownRegistration()).toBe(expected);
  });
});
