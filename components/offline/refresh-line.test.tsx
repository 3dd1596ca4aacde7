import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { receiveAnswer } from "@/components/testing/server-data";
import { readStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { queryClient } from "@/lib/queries/query-client";
import { restoreAnswers } from "@/lib/queries/restore-answers";
import { FreshnessLine } from "./freshness-line";
import { RefreshLine } from "./refresh-line";

jest.mock("@/lib/offline/lazy-stored-answers");

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

const readOn = "2026-11-20T10:30:00Z";
const warning = /^This information is/;

/** Draws the line for data of `readOn`. */
function renderAt(time: string): void {
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.parse(readOn));
  act(() => receiveAnswer({ memberData: { id: 1, _full_name: "Maija" } }));
  now.mockReturnValue(Date.parse(time));
  renderInApp(<RefreshLine />);
}

it.each([
  ["2026-11-28T10:30:00Z", "This information is 8 days old. Refresh when you’re online."],
  ["2026-11-29T10:30:00Z", "This information is 9 days old. Refresh when you’re online."],
])("warns of data that is days old to the minute: %s", (time, text) => {
  renderAt(time);
  expect(screen.getByText(warning)).toHaveTextContent(text);
});

it("warns of a stored card that is 8 days old to the millisecond", async () => {
  queryClient.clear();
  const card = { locale: "en", person: "1", readAt: Date.parse(readOn), body: { memberData: { id: 1 } } };
  jest.mocked(readStoredAnswers).mockResolvedValueOnce(card);
  await restoreAnswers("en", () => true);
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-28T10:30:00Z"));
  renderInApp(<RefreshLine />);
  expect(screen.getByText(warning)).toHaveTextContent("This information is 8 days old.");
});

it("does not warn a minute earlier", () => {
  renderAt("2026-11-28T10:29:00Z");
  expect(screen.queryByText(warning)).toBeNull();
});

it("has a button that is busy while a refresh runs, and takes another press", async () => {
  const onClick = jest.fn();
  const refresh = { label: "Refresh", isRunning: true, onClick };
  render(<FreshnessLine text="Updated" icon="" isWarning={false} refresh={refresh} />);
  const button = screen.getByRole("button", { name: "Refresh" });
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(button).not.toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});
