import { render, screen } from "@testing-library/react";
import { AssignmentList } from "./assignment-list";

const assignments = [
  { icon: "mdi-hiking", title: "Trip leader", subtitle: "Helsinki", dates: "2025–2026" },
  { icon: "", title: "Warden", subtitle: "", dates: "" },
];

describe("AssignmentList", () => {
  it("lists icon, title, subtitle and dates under its heading", () => {
    render(<AssignmentList t={() => "Assignments"} assignments={assignments} renderIcon={(name) => <i>[{name}]</i>} />);
    expect(screen.getByRole("heading", { name: "Assignments" })).toBeInTheDocument();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "[mdi-hiking]Trip leaderHelsinki2025–2026",
      "[]Warden",
    ]);
  });

  it("is nothing without assignments", () => {
    const { container } = render(<AssignmentList t={() => "Assignments"} assignments={[]} renderIcon={() => null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
