import { render, screen } from "@testing-library/react";
import { Badge } from "./badge";

jest.mock("@/lib/icons/load-icon");

// jsdom has no colours.
globalThis.CSS = { supports: () => false } as unknown as typeof CSS;

const toneOf = (text: string) => screen.getByText(text).parentElement?.style.getPropertyValue("--tone");

describe("Badge", () => {
  it("has the tone of its colour", () => {
    render(<Badge badge={{ text: "Open", color: "success", icon: "" }} />);
    expect(toneOf("Open")).toBe("var(--success)");
  });

  it("shows its state in words, beside an icon or dot hidden from screen readers", () => {
    const { container, rerender } = render(<Badge badge={{ text: "Open", color: "info", icon: "" }} />);
    expect(container.querySelectorAll("svg")).toHaveLength(0);
    expect(container.querySelectorAll("[aria-hidden=true]")).toHaveLength(1);
    rerender(<Badge badge={{ text: "Open", color: "info", icon: "mdi-clock" }} />);
    expect(container.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(1);
  });

  it("renders nothing without a text", () => {
    const { container } = render(<Badge badge={{ text: "", color: "error", icon: "mdi-alert" }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
