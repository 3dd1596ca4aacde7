import { act, render, waitFor } from "@testing-library/react";
import { loadedIcon, loadIcon } from "@/lib/icons/load-icon";
import { ServerIcon } from "./server-icon";

jest.mock("@/lib/icons/load-icon", () => ({ loadedIcon: jest.fn(), loadIcon: jest.fn() }));

const drawn = (container: HTMLElement) => container.querySelector("path")?.getAttribute("d");

beforeEach(() => {
  jest.mocked(loadIcon).mockReset().mockResolvedValue("M1");
  jest.mocked(loadedIcon).mockReset();
});

describe("ServerIcon", () => {
  it("reserves its place while its icon loads", async () => {
    const { container } = render(<ServerIcon name="receipt" />);
    expect(drawn(container)).toBe("");
    await waitFor(() => expect(drawn(container)).toBe("M1"));
  });

  it("draws a cached icon at once, without a request", () => {
    jest.mocked(loadedIcon).mockReturnValue("M2");
    const { container } = render(<ServerIcon name="receipt" />);
    expect(drawn(container)).toBe("M2");
    expect(loadIcon).not.toHaveBeenCalled();
  });

  it.each([
    [
      "on Back to the page, because leaving it stops the loads",
      new PageTransitionEvent("pageshow", { persisted: true }),
    ],
    ["when the network is back", new Event("online")],
  ])("loads again %s", async (_when, event) => {
    jest.mocked(loadIcon).mockResolvedValueOnce("M0");
    const { container } = render(<ServerIcon name="receipt" />);
    await waitFor(() => expect(drawn(container)).toBe("M0"));
    act(() => void window.dispatchEvent(event));
    await waitFor(() => expect(drawn(container)).toBe("M1"));
  });

  it("never shows the icon of another name", async () => {
    const { container, rerender } = render(<ServerIcon name="receipt" />);
    await waitFor(() => expect(drawn(container)).toBe("M1"));
    jest.mocked(loadIcon).mockReturnValue(new Promise(() => undefined));
    rerender(<ServerIcon name="home" />);
    expect(drawn(container)).toBe("");
  });
});
