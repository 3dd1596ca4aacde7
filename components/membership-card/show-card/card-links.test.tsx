import { render, screen } from "@testing-library/react";
import { InApp } from "@/components/testing/render-in-app";
import { parseAnswer } from "@/lib/api/answer";
import { CardLinks } from "./card-links";

it("lead to the wallets and to the page that verifies the card, in a new window", () => {
  const { member } = parseAnswer({
    memberData: {
      _verify_url: "https://a.example/verify",
      _wallet_links: { apple: "https://a.example/apple", google: "https://a.example/google" },
    },
  });
  render(<CardLinks member={member!} />, { wrapper: InApp });
  for (const [name, address] of [
    ["Verify membership", "https://a.example/verify"],
    ["Add to Apple Wallet", "https://a.example/apple"],
    ["Add to Google Wallet", "https://a.example/google"],
  ] as const) {
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", address);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(link).toHaveAccessibleDescription("opens in a new window");
  }
});
