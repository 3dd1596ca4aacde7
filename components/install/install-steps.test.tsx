import { screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { installPlatform, type InstallPlatform } from "@/lib/pwa/install-platform";
import { InstallSteps } from "./install-steps";

jest.mock("@/lib/pwa/install-platform");

const rows: Record<InstallPlatform, RegExp[]> = {
  iosSafari: [/Share button. If you cannot see it/, /Add to Home Screen/, /Confirm with Add/],
  iosBrowser: [/Share button. It is in the address bar/, /Add to Home Screen/, /Confirm with Add/],
  iosOldBrowser: [],
  iosInApp: [/menu of this window/, /Open in Safari/, /Go on in the browser/],
  androidBrowser: [/browser’s menu \(⋮/, /Install app/, /Confirm with Install/],
  androidSamsung: [/menu \(☰\)/, /Home screen/, /Confirm with Add/],
  androidInApp: [/menu of this window/, /Open in Chrome/, /Go on in the browser/],
  desktopChromium: [/install icon/, /Confirm with Install/],
  desktopSafari: [/Add to Dock/, /Confirm with Add/],
  desktopOther: [],
};

it.each(Object.entries(rows) as [InstallPlatform, RegExp[]][])("the steps of %s", (platform, steps) => {
  jest.mocked(installPlatform).mockReturnValue(platform);
  renderInApp(<InstallSteps />);
  const shown = screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
  expect(shown).toEqual(steps.map((step) => expect.stringMatching(step) as string));
});

it.each<InstallPlatform>(["iosOldBrowser", "iosInApp", "androidInApp", "desktopOther"])(
  "the address can be copied from %s, which installs nothing",
  (platform) => {
    jest.mocked(installPlatform).mockReturnValue(platform);
    renderInApp(<InstallSteps />);
    expect(screen.getByRole("button", { name: "Copy the address" })).toBeVisible();
  },
);
