import { render, screen, within } from "@testing-library/react";
import type { CardModel } from "@/lib/api/card-model";
import { readCardModel } from "@/lib/api/read-card-model";
import { env } from "@/lib/config/env";
import type { FirstPaintKey, FirstPaintTranslator } from "@/lib/start/first-paint-texts";
import { exampleAnswers } from "@/tools/server-contract/contract/example-answers";
import { MembershipCard } from "./membership-card";

const texts: Partial<Record<FirstPaintKey, string>> = {
  "membershipCard.details": "Details",
  "membershipCard.memberships": "Memberships",
  "membershipCard.show": "Show card",
  "membershipCard.edit": "Edit your details",
};
const t: FirstPaintTranslator = (key, values) =>
  key === "membershipCard.photoOf" ? `Photo of ${values?.name}` : (texts[key] ?? key);
const card: CardModel = {
  person: "7",
  fullName: "Maija Mallikas",
  memberships: [
    { title: "Annual member", subtitle: "Valid" },
    { title: "Branch", subtitle: "" },
  ],
  details: [
    { label: "Number", value: "104 772" },
    { label: "Joined", value: "2009" },
  ],
  assignments: [],
  photo: "http://localhost/me.jpg",
  code: null,
  linkCount: 0,
  heroImage: "http://localhost/hero.svg",
  logo: { dark: "", light: "" },
  warning: null,
};

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe("MembershipCard", () => {
  it("shows name, memberships, details and photo", () => {
    render(<MembershipCard card={card} t={t} />);
    expect(screen.getByRole("heading", { level: 1, name: "Maija Mallikas" })).toBeInTheDocument();
    const memberships = within(screen.getByRole("list", { name: "Memberships" })).getAllByRole("listitem");
    expect(memberships.map(({ textContent }) => textContent)).toEqual(["Annual memberValid", "Branch"]);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Number", "Joined"]);
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["104 772", "2009"]);
    expect(screen.getByRole("img", { name: "Photo of Maija Mallikas" })).toHaveAttribute("src", card.photo);
  });

  it("keeps the name from the browser's translation, which would make Toivo Mäki a Hope Hill", () => {
    render(<MembershipCard card={card} t={t} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("translate", "no");
  });

  it("has the hero image as decoration, and only when there is one", () => {
    const { container, rerender } = render(<MembershipCard card={card} t={t} />);
    expect(container.querySelector(`img[src="${card.heroImage}"]`)).toHaveAttribute("alt", "");
    rerender(<MembershipCard card={{ ...card, heroImage: "", photo: "" }} t={t} />);
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getAllByRole("term")).toHaveLength(2);
  });

  it("has 'Edit your details' only when My account exists", () => {
    const { rerender } = render(<MembershipCard card={card} t={t} />);
    expect(screen.getByRole("link", { name: "Edit your details" })).toHaveAttribute("href", "/app/myaccount");
    const off = jest.replaceProperty(env, "NEXT_PUBLIC_ROUTES_OFF", "myAccount");
    rerender(<MembershipCard card={card} t={t} />);
    off.restore();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  // A new line of the card is among the rest of the model by itself.
  it("shows every text of its model", () => {
    const { config, me } = exampleAnswers();
    const model = readCardModel(config, me)!;
    // Pictures, and what stands around the card.
    const { person, assignments, code, warning, logo, heroImage, photo, ...shown } = model;
    const withValues: FirstPaintTranslator = (key, values = {}) => [key, ...Object.values(values)].join(" ");
    const { container } = render(<MembershipCard card={model} t={withValues} />);
    const texts = textsIn(shown);
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.filter((text) => !container.textContent.includes(text))).toEqual([]);
  });

  it("opens the shown card by its button", () => {
    const onShow = jest.fn();
    render(<MembershipCard card={card} t={t} onShow={onShow} />);
    screen.getByRole("button", { name: "Show card" }).click();
    expect(onShow).toHaveBeenCalledTimes(1);
  });

  it("reserves space for the lazy links", () => {
    const lazyParts = <p>Links</p>;
    const { rerender } = render(<MembershipCard card={card} t={t} lazyParts={lazyParts} />);
    const rows = () => screen.getByText("Links").parentElement?.style.getPropertyValue("--rows");
    expect(rows()).toBe("1");
    rerender(<MembershipCard card={{ ...card, linkCount: 2 }} t={t} lazyParts={lazyParts} />);
    expect(rows()).toBe("3");
  });

  it("renders no empty lists for an empty member", () => {
    const { container } = render(<MembershipCard card={{ ...card, memberships: [], details: [] }} t={t} />);
    expect(container.querySelector("ul, dl")).toBeNull();
  });
});
