import { act, screen, waitFor } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { receiveAnswer } from "@/components/testing/server-data";
import { RefreshLine } from "./refresh-line";

it("announces a refresh once, also within the same minute", async () => {
  const receiveAt = (time: string) => {
    jest.spyOn(Date, "now").mockReturnValue(Date.parse(time));
    act(() => receiveAnswer({ memberData: { id: 1, _full_name: "Maija" } }));
  };
  receiveAt("2026-11-28T10:00:00Z");
  renderInApp(<RefreshLine />);
  const text = screen.getByText(/^Updated/);
  const announce = jest.fn();
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) announce(textContent);
  }).observe(text.parentElement!, { childList: true });
  receiveAt("2026-11-28T10:00:20Z");
  await waitFor(() => expect(announce.mock.calls).toEqual([[text.textContent]]));
});
