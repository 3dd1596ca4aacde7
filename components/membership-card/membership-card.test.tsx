import { render, screen, within } from "@testing-library/react";
import type { CardModel } from "@/lib/api/card-model";
import { MembershipCard } from "./membership-card";

const texts = {
  details: "Details",
  memberships: "Memberships",
  show: "Show card",
  edit: "Edit your details",
  photoOf: "Photo of Maija",
};
const card: CardModel = {
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
  linkCount: 0,
  heroImage: "http://localhost/hero.svg",
  logo: { dark: "", light: "" },
  warning: null,
};

describe("MembershipCard", () => {
  it("shows name, memberships, details and photo", () => {
    render(<MembershipCard card={card} texts={texts} editHref="/app/myaccount" />);
    expect(screen.getByRole("heading", { level: 1, name: "Maija Mallikas" })).toBeInTheDocument();
    const memberships = within(screen.getByRole("list", { name: "Memberships" })).getAllByRole("listitem");
    expect(memberships.map(({ textContent }) => textContent)).toEqual(["Annual memberValid", "Branch"]);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Number", "Joined"]);
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["104 772", "2009"]);
    expect(screen.getByRole("img", { name: "Photo of Maija" })).toHaveAttribute("src", card.photo);
  });

  it("has the hero image as decoration, and only when there is one", () => {
    const { container, rerender } = render(<MembershipCard card={card} texts={texts} editHref={null} />);
    expect(container.querySelector(`img[src="${card.heroImage}"]`)).toHaveAttribute("alt", "");
    rerender(<MembershipCard card={{ ...card, heroImage: "", photo: "" }} texts={texts} editHref={null} />);
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getAllByRole("term")).toHaveLength(2);
  });

  it("has 'Edit your details' only when My account exists", () => {
    const { rerender } = render(<MembershipCard card={card} texts={texts} editHref="/app/myaccount" />);
    expect(screen.getByRole("link", { name: "Edit your details" })).toHaveAttribute("href", "/app/myaccount");
    rerender(<MembershipCard card={card} texts={texts} editHref={null} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("is shown by its button", () => {
    const onShow = jest.fn();
    render(<MembershipCard card={card} texts={texts} editHref={null} onShow={onShow} />);
    screen.getByRole("button", { name: "Show card" }).click();
    expect(onShow).toHaveBeenCalledTimes(1);
  });

  it("keeps room for the links that come later", () => {
    const later = <p>Links</p>;
    const { rerender } = render(<MembershipCard card={card} texts={texts} editHref={null} later={later} />);
    const room = screen.getByText("Links").parentElement;
    expect(room).toHaveClass("card-links-0");
    rerender(<MembershipCard card={{ ...card, linkCount: 2 }} texts={texts} editHref={null} later={later} />);
    expect(room).toHaveClass("card-links-2");
  });

  it("has no empty lists for a member of whom nothing is known", () => {
    const { container } = render(
      <MembershipCard card={{ ...card, memberships: [], details: [] }} texts={texts} editHref={null} />,
    );
    expect(container.querySelector("ul, dl")).toBeNull();
  });
});
