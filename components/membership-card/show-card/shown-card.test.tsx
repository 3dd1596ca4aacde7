import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { parseAnswer } from "@/lib/api/answer";
import { copyText } from "@/lib/platform/clipboard";
import { english } from "@/scripts/testing/english";
import { ShownCard } from "./shown-card";

jest.mock("@/lib/platform/clipboard", () => ({ copyText: jest.fn().mockResolvedValue(true) }));
jest.mock("@/components/ui/use-barcode", () => ({ useBarcode: () => "invalid" }));

function cardOf(value: string) {
  const { member } = parseAnswer({ memberData: { _full_name: "Maija", _card_code: { value, format: "qr" } } });
  return <ShownCard member={member!} onClose={() => undefined} />;
}

it("shows no success note beside a code that a refresh has changed", async () => {
  const { rerender } = renderInApp(cardOf("KK-1"));
  await userEvent.click(screen.getByRole("button", { name: english.showCard.copy }));
  expect(copyText).toHaveBeenCalledWith("KK-1");
  expect(await screen.findByText(english.showCard.copied)).toBeVisible();
  rerender(cardOf("KK-2"));
  expect(screen.getByText("KK-2")).toBeVisible();
  expect(screen.queryByText(english.showCard.copied)).toBeNull();
});
