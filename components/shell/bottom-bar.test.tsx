import { render, screen } from "@testing-library/react";
import type { RouteName } from "@/lib/routes/routes";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";
import { BottomBar } from "./bottom-bar";

const t: FirstPaintTranslator = (key) => key;
const all = { invoices: true, benefits: true, events: true, articles: true };

const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

it("has the card and the non-empty lists", () => {
  render(<BottomBar t={t} filled={{ ...all, events: false }} current="membershipCard" />);
  const shown = ["membershipCard", "invoiceContainer", "benefitContainer", "articleContainer"];
  expect(names()).toEqual(shown.map((name) => `routes.${name}`));
});

it.each<[RouteName, string | null]>([
  ["membershipCard", "membershipCard"],
  ["invoiceContainer", "invoiceContainer"],
  ["invoice", "invoiceContainer"],
  ["settings", null],
])("on the screen %s marks as current: %s", (current, marked) => {
  render(<BottomBar t={t} filled={all} current={current} />);
  const links = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  expect(links.map(({ textContent }) => textContent)).toEqual(marked === null ? [] : [`routes.${marked}`]);
});

it("describes a link by the count of waiting items, and keeps its name; a count of zero is not shown", () => {
  const text = "2 invoices to pay";
  const counts = { invoiceContainer: { count: 2, text }, eventContainer: { count: 0, text: "0" } };
  render(<BottomBar t={t} filled={all} current="membershipCard" counts={counts} />);
  const invoices = screen.getByRole("link", { name: "routes.invoiceContainer" });
  expect(invoices).toHaveAccessibleDescription(text);
  expect(invoices).toHaveAttribute("data-count", "2");
  const events = screen.getByRole("link", { name: "routes.eventContainer" });
  expect(events).not.toHaveAccessibleDescription();
  expect(events).not.toHaveAttribute("data-count");
});
