import { act, screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { parseAnswer } from "@/lib/api/answer";
import { notificationStore, notify } from "@/lib/notifications/notifications";
import { meKey } from "@/lib/queries/cached";
import { queryClient } from "@/lib/queries/query-client";
import { keepScreenAwake } from "@/lib/platform/wake-lock";
import { ShowCardDialog } from "./show-card-dialog";

jest.mock("@/lib/platform/wake-lock", () => ({ keepScreenAwake: jest.fn() }));

beforeEach(() => {
  queryClient.setQueryData(meKey("en"), parseAnswer({ memberData: { _full_name: "Maija" } }).member!);
});

afterEach(() => window.history.replaceState(null, ""));

it.each([
  ["hides a passing notice, which could cover the code", "info", false],
  ["leaves an error", "error", true],
] as const)("%s", async (_does, color, stays) => {
  notify("A notice", color);
  const { rerender } = renderInApp(<ShowCardDialog open={false} onClose={() => undefined} />);
  expect(notificationStore.get().visible).toBe(true);
  rerender(<ShowCardDialog open onClose={() => undefined} />);
  expect(await screen.findByRole("heading", { name: "Maija" })).toBeVisible();
  expect(notificationStore.get().visible).toBe(stays);
});

it("leaves a notice of a start with the card open, as after a reload", async () => {
  window.history.replaceState({ shownCard: true }, "");
  notify("A notice");
  renderInApp(<ShowCardDialog open onClose={() => undefined} />);
  expect(await screen.findByRole("heading", { name: "Maija" })).toBeVisible();
  expect(notificationStore.get().visible).toBe(true);
});

it("keeps the screen awake while it is open", async () => {
  const release = jest.fn();
  jest.mocked(keepScreenAwake).mockClear().mockReturnValue(release);
  const { rerender } = renderInApp(<ShowCardDialog open={false} onClose={() => undefined} />);
  expect(keepScreenAwake).not.toHaveBeenCalled();
  rerender(<ShowCardDialog open onClose={() => undefined} />);
  expect(keepScreenAwake).toHaveBeenCalledTimes(1);
  expect(release).not.toHaveBeenCalled();
  await act(async () => rerender(<ShowCardDialog open={false} onClose={() => undefined} />));
  expect(release).toHaveBeenCalledTimes(1);
});
