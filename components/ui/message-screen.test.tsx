import { render, screen } from "@testing-library/react";
import { MessageScreen } from "./message-screen";

describe("MessageScreen", () => {
  it("announces what happened and offers actions, in the one main landmark", () => {
    render(
      <MessageScreen icon="" title="The service is not available" text={"Down\nfor a <b>while</b>"}>
        <button>Log out</button>
      </MessageScreen>,
    );
    const main = screen.getByRole("main");
    expect(screen.getByRole("alert")).toHaveTextContent("The service is not available");
    expect(screen.getByRole("heading", { level: 1, name: "The service is not available" })).toBeInTheDocument();
    expect(screen.getByText(/for a <b>while<\/b>/)).toBeInTheDocument();
    expect(main).toContainElement(screen.getByRole("button", { name: "Log out" }));
    expect(screen.getByRole("alert")).not.toContainElement(screen.getByRole("button"));
  });
});
