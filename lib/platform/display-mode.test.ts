import { isInstalledApp } from "./display-mode";

function showAs(mode: string) {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => ({ matches: query.includes(`(display-mode: ${mode})`) }) as MediaQueryList);
}

afterEach(() => Reflect.deleteProperty(navigator, "standalone"));

describe("isInstalledApp", () => {
  it.each(["standalone", "minimal-ui"])("is true in the display mode %s", (mode) => {
    showAs(mode);
    expect(isInstalledApp()).toBe(true);
  });

  it.each([
    ["a tab", "browser"],
    ["a tab that fills the screen", "fullscreen"],
  ])("is false in %s", (_what, mode) => {
    showAs(mode);
    expect(isInstalledApp()).toBe(false);
  });

  it("is true on an iPhone whose `navigator.standalone` is true", () => {
    showAs("browser");
    Object.assign(navigator, { standalone: true });
    expect(isInstalledApp()).toBe(true);
  });
});
