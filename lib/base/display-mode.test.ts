import { isInstalledApp } from "./display-mode";

const matchMedia = jest.spyOn(window, "matchMedia");

function showAs(mode: string) {
  matchMedia.mockImplementation((query) => ({ matches: query.includes(`(display-mode: ${mode})`) }) as MediaQueryList);
}

afterEach(() => Reflect.deleteProperty(navigator, "standalone"));

describe("isInstalledApp", () => {
  it.each(["standalone", "minimal-ui", "fullscreen"])("is true in the display mode %s", (mode) => {
    showAs(mode);
    expect(isInstalledApp()).toBe(true);
  });

  it("is false in a tab", () => {
    showAs("browser");
    expect(isInstalledApp()).toBe(false);
  });

  it("believes an iPhone that says so", () => {
    showAs("browser");
    Object.assign(navigator, { standalone: true });
    expect(isInstalledApp()).toBe(true);
  });
});
