import { act, fireEvent, screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { setConfig } from "@/components/testing/server-data";
import { closeOverlays, overlayStore } from "@/lib/dialogs/dialogs";
import { defaultSettings, type CookieType } from "@/lib/settings/settings";
import { changeSettings, settingsStore } from "@/lib/settings/settings-store";
import { ConsentGate } from "./consent-gate";

function renderGate(cookieConsentEnabled: boolean | null, type: CookieType = "marketing"): void {
  setConfig({ cookieConsentEnabled });
  renderInApp(
    <ConsentGate type={type}>
      <p>Embedded</p>
    </ConsentGate>,
  );
}

const content = () => screen.queryByText("Embedded");

beforeEach(() => {
  settingsStore.change(() => defaultSettings);
  closeOverlays();
});

// See docs/product.md, Cookies and analytics.
describe("ConsentGate", () => {
  it("shows the content when the association does not ask for consent", () => {
    renderGate(false);
    expect(content()).toBeInTheDocument();
  });

  it.each<CookieType>(["marketing", "statistics"])("is closed without consent, and names the type: %s", (type) => {
    renderGate(true, type);
    expect(screen.getByRole("alert")).toHaveTextContent(`This content needs ${type} cookies.`);
    expect(content()).not.toBeInTheDocument();
  });

  it("opens the cookie dialog", () => {
    renderGate(true);
    fireEvent.click(screen.getByRole("button", { name: "Choose cookies" }));
    expect(overlayStore.get().dialog).toBe("cookies");
  });

  // The gate's own button would lead nowhere if an absent setting outweighed the member's choice.
  it.each([true, null])("shows the content while its type is accepted when `consent` is %p", (enabled) => {
    renderGate(enabled);
    act(() => changeSettings({ acceptedCookies: ["necessary", "statistics"] }));
    expect(content()).not.toBeInTheDocument();
    act(() => changeSettings({ acceptedCookies: ["necessary", "marketing"] }));
    expect(content()).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    act(() => changeSettings({ acceptedCookies: ["necessary"] }));
    expect(content()).not.toBeInTheDocument();
    expect(screen.getByRole("alert")).toBeInTheDocument();
  });
});
