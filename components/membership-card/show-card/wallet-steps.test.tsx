import { screen, within } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { english } from "@/scripts/testing/english";
import { WalletSteps } from "./wallet-steps";

const steps = english.walletSteps;

function renderOn(userAgent: string) {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  renderInApp(<WalletSteps />);
}

describe("the steps for the phone's wallet", () => {
  it.each([
    ["an iPhone", "iPhone; CPU iPhone OS 18_7", steps.apple],
    ["an Android phone", "Linux; Android 10; K) Mobile", steps.google],
  ])("are those of %s", (_, userAgent, { picture, open, add, note }) => {
    renderOn(userAgent);
    const group = screen.getByRole("group");
    expect(within(group).getByText(steps.title)).toBeVisible();
    const items = within(group).getAllByRole("listitem", { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual([picture, open, add]);
    expect(within(group).getByText(note)).toBeInTheDocument();
  });

  it("are missing on a computer", () => {
    renderOn("X11; Linux x86_64");
    expect(screen.queryByRole("group")).toBeNull();
  });
});
