import { act, fireEvent, render, screen } from "@testing-library/react";
import { ListRow } from "./list-row";

jest.mock("@/lib/icons/load-icon");

// jsdom has no colours.
globalThis.CSS = { supports: () => false } as unknown as typeof CSS;

describe("ListRow", () => {
  it.each(["", "mdi-calendar"])("shows an icon in place of a broken avatar: %j", (icon) => {
    const row = (avatar: string) => <ListRow title="News" avatar={avatar} icon={icon} />;
    const { container, rerender } = render(row("/gone.jpg"));
    const image = container.querySelector("img") as HTMLImageElement;
    fireEvent.error(image);
    expect(container.querySelector("img")).not.toBeInTheDocument();
    expect(container.querySelector("svg")).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(container.querySelector("img")).toHaveAttribute("src", "/gone.jpg");
    rerender(row("/there.jpg"));
    expect(container.querySelector("img")).toHaveAttribute("src", "/there.jpg");
  });

  it("reads each of its texts in the direction of its own script", () => {
    render(<ListRow title="مرحبا!" subtitle="Helsinki" summary="أهلا!" />);
    for (const text of ["مرحبا!", "Helsinki", "أهلا!"]) expect(screen.getByText(text)).toHaveAttribute("dir", "auto");
  });
});
