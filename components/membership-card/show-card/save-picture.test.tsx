import { fireEvent, screen, waitFor } from "@testing-library/react";
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

function renderButton(): HTMLElement {
  const { member } = parseAnswer({ memberData: { id: 7, _full_name: "Maija" } });
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
