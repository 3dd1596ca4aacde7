import { render, screen, within } from "@testing-library/react";
import { ItemTitle } from "@/components/ui/screen-title";
import type { Headline } from "@/lib/routes/routes";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";
import { MainArea } from "./main-area";
import { TopBar } from "./top-bar";

const t: FirstPaintTranslator = (key) => (key === "routes.invoiceContainer" ? "Invoices" : key);

function drawScreen(headline: Headline | null, itemTitle?: string): void {
  render(
    <>
      <TopBar t={t} logo="" menuOpen={false} headline={headline} />
      <MainArea isTitled={headline !== null}>{itemTitle ? <ItemTitle>{itemTitle}</ItemTitle> : null}</MainArea>
    </>,
  );
}

const titles = () => screen.queryAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent);

describe("the headline", () => {
  it("is the page's one h1 within the top bar, and names the main area", () => {
    drawScreen({ route: "invoiceContainer", isTitle: true });
    expect(within(screen.getByRole("banner")).getByRole("heading", { level: 1, name: "Invoices" })).toBeVisible();
    expect(titles()).toEqual(["Invoices"]);
    expect(screen.getByRole("main")).toHaveAccessibleName("Invoices");
  });

  it("is the list's name on an item's screen; the item's title is the h1 and names the main area", () => {
    drawScreen({ route: "invoiceContainer", isTitle: false }, "Membership fee");
    expect(screen.getByRole("banner")).toHaveTextContent("Invoices");
    expect(titles()).toEqual(["Membership fee"]);
    expect(screen.getByRole("main")).toHaveAccessibleName("Membership fee");
  });

  it("is missing on the card", () => {
    drawScreen(null);
    expect(titles()).toEqual([]);
    expect(screen.getByRole("main")).not.toHaveAttribute("aria-labelledby");
  });
});
