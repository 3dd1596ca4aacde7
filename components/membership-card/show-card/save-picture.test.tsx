import { fireEvent, screen, waitFor } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { parseAnswer } from "@/lib/api/answer";
import { drawCardPicture } from "@/lib/card/draw-card-picture";
import { readCardPictures } from "@/lib/offline/stored-answers";
import { shareFile } from "@/lib/platform/save-file";
import { english } from "@/scripts/testing/english";
import { SavePicture } from "./save-picture";

jest.mock("@/lib/card/draw-card-picture", () => ({ drawCardPicture: jest.fn(async () => new Blob(["picture"])) }));
jest.mock("@/lib/offline/stored-answers", () => ({ readCardPictures: jest.fn() }));
jest.mock("@/lib/platform/save-file", () => ({ shareFile: jest.fn() }));

it("makes the picture without the stored logo where the database does not respond", async () => {
  jest.mocked(readCardPictures).mockReturnValue(new Promise(() => undefined));
  const { member } = parseAnswer({ memberData: { id: 7, _full_name: "Maija" } });
  if (member) renderInApp(<SavePicture member={member} variant="text" />);
  fireEvent.click(screen.getByRole("button", { name: english.cardPicture.save }));
  await waitFor(() => expect(shareFile).toHaveBeenCalledTimes(1));
  expect(drawCardPicture).toHaveBeenCalledWith(expect.objectContaining({ name: "Maija" }), undefined);
});
