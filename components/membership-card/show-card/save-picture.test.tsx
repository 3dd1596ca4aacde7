import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { parseAnswer } from "@/lib/api/answer";
import { drawCardPicture } from "@/lib/card/draw-card-picture";
import { notificationStore } from "@/lib/notifications/notifications";
import { readCardPictures } from "@/lib/offline/card-pictures";
import { shareFile } from "@/lib/platform/save-file";
import { english } from "@/scripts/testing/english";
import { SavePicture } from "./save-picture";

jest.mock("@/lib/card/draw-card-picture", () => ({ drawCardPicture: jest.fn(async () => new Blob(["picture"])) }));
jest.mock("@/lib/offline/card-pictures", () => ({ readCardPictures: jest.fn() }));
jest.mock("@/lib/platform/save-file", () => ({ shareFile: jest.fn() }));

function renderButton(fields: object = {}): HTMLElement {
  const { member } = parseAnswer({ memberData: { id: 7, _full_name: "Maija", ...fields } });
  renderInApp(<SavePicture member={member!} variant="text" />);
  return screen.getByRole("button", { name: english.cardPicture.save });
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(readCardPictures).mockResolvedValue({});
});

it("makes the picture without the stored logo where the database does not respond", async () => {
  jest.mocked(readCardPictures).mockReturnValue(new Promise(() => undefined));
  fireEvent.click(renderButton());
  await waitFor(() => expect(shareFile).toHaveBeenCalledTimes(1));
  expect(drawCardPicture).toHaveBeenCalledWith(expect.objectContaining({ name: "Maija" }), undefined);
});

it("reports a failure, and works at the next tap", async () => {
  jest.mocked(drawCardPicture).mockRejectedValueOnce(new Error("There is no picture."));
  const button = renderButton();
  fireEvent.click(button);
  await waitFor(() =>
    expect(notificationStore.get().notification).toMatchObject({ text: english.cardPicture.failed, color: "error" }),
  );
  expect(shareFile).not.toHaveBeenCalled();
  fireEvent.click(button);
  await waitFor(() => expect(shareFile).toHaveBeenCalledTimes(1));
});

it("makes one picture, however often it is tapped", async () => {
  const button = renderButton();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(shareFile).toHaveBeenCalledTimes(1));
  expect(drawCardPicture).toHaveBeenCalledTimes(1);
});

it("works again after a share sheet that has never reported its end", async () => {
  jest.useFakeTimers();
  jest.mocked(shareFile).mockReturnValueOnce(new Promise(() => undefined));
  const button = renderButton();
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  expect(shareFile).toHaveBeenCalledTimes(2);
});

it("names the picture after the association and the day of the data, and marks an invalid membership", async () => {
  fireEvent.click(renderButton({ _has_invalid_memberships: true }));
  await waitFor(() => expect(shareFile).toHaveBeenCalledTimes(1));
  const { name, type } = jest.mocked(shareFile).mock.calls[0]![0];
  expect([name, type]).toEqual([expect.stringMatching(/^jasensovellus-\d{4}-\d\d-\d\d\.png$/), "image/png"]);
  const warning = { title: english.membershipCard.invalidMembership, summary: "" };
  expect(drawCardPicture).toHaveBeenCalledWith(expect.objectContaining({ warning, code: null }), undefined);
});
