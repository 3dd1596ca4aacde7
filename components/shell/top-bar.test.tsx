import { render, screen, within } from "@testing-library/react";
import { ItemTitle } from "@/components/ui/screen-title";
import { MainArea } from "./main-area";
import { TopBar } from "./top-bar";

type Headline = Parameters<typeof TopBar>[0]["headline"];

function drawScreen(headline: Headline, itemTitle?: string): void {
  const texts = { back: "Back", home: "Home", menu: "Menu", appName: "Club" };
  render(
    <>
      <TopBar texts={texts} logo="" homeHref="/app/" menuOpen={false} headline={headline} />
      <MainArea isTitled={headline !== undefined}>{itemTitle ? <ItemTitle>{itemTitle}</ItemTitle> : null}</MainArea>
    </>,
  );
}

const titles = () => screen.queryAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent);

describe("the headline", () => {
  it("is the page's one h1 within the top bar, and names the main area", () => {
    drawScreen({ text: "Invoices", isTitle: true });
    expect(within(screen.getByRole("banner")).getByRole("heading", { level: 1, name: "Invoices" })).toBeVisible();
    expect(titles()).toEqual(["Invoices"]);
    expect(screen.getByRole("main")).toHaveAccessibleName("Invoices");
  });

  it("is the name of the list on an item's screen, whose own title is the h1 and names the main area", () => {
    drawScreen({ text: "Invoices", isTitle: false }, "Membership fee");
    expect(screen.getByRole("banner")).toHaveTextContent("Invoices");
    expect(titles()).toEqual(["Membership fee"]);
    expect(screen.getByRole("main")).toHaveAccessibleName("Membership fee");
  });

  it("is missing on the card", () => {
    drawScreen(undefined);
    expect(titles()).toEqual([]);
    expect(screen.getByRole("main")).not.toHaveAttribute("aria-labelledby");
  });
});
