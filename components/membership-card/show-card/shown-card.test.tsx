import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { parseAnswer } from "@/lib/api/answer";
import { showRow } from "@/lib/card/row-choices";
import { copyText } from "@/lib/platform/clipboard";
import { configQuery } from "@/lib/queries/config-query";
import { queryClient } from "@/lib/queries/query-client";
import { english } from "@/scripts/testing/english";
import { ShownCard } from "./shown-card";

jest.mock("@/lib/platform/clipboard", () => ({ copyText: jest.fn().mockResolvedValue(true) }));
jest.mock("@/components/ui/use-barcode", () => ({ useBarcode: () => "invalid" }));

function cardFor(memberData: object) {
  const { member } = parseAnswer({ memberData: { _full_name: "Maija", ...memberData } });
  return <ShownCard member={member!} onClose={() => undefined} />;
}
const cardOf = (value: string) => cardFor({ _card_code: { value, format: "qr" } });

it("has no empty lists, and no code, when only the name is known", () => {
  renderInApp(cardFor({}));
  expect(screen.getByRole("heading", { level: 1, name: "Maija" })).toBeVisible();
  for (const role of ["list", "term", "img"]) expect(screen.queryAllByRole(role)).toEqual([]);
  expect(screen.queryByRole("button", { name: english.showCard.copy })).toBeNull();
});

it("keeps name and code from the browser's translation", () => {
  renderInApp(cardOf("KK-1"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("translate", "no");
  expect(screen.getByText("KK-1")).toHaveAttribute("translate", "no");
});

it("shows the text of a broken code, and a warning about an invalid membership", () => {
  queryClient.setQueryData(
    configQuery("en").queryKey,
    parseAnswer({ config: { invalid_membership_alert: { title: "Not valid" } } }).config!,
  );
  const code = { value: "1", format: "ean13", text: "6 412345" };
  renderInApp(cardFor({ _card_code: code, _has_invalid_memberships: true }));
  expect(screen.getByText(english.showCard.invalid)).toBeVisible();
  expect(screen.getByText("6 412345")).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent("Not valid");
});

it("leaves out the rows that the member hides", () => {
  const details = ["Member number", "Address"].map((label) => ({ label, value: "1" }));
  const memberData = { id: 7, _full_name: "Maija", _details: details };
  showRow(parseAnswer({ memberData }).member!, "Address", false);
  renderInApp(cardFor(memberData));
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Member number"]);
});

it("shows no success note beside a code that a refresh has changed", async () => {
  const { rerender } = renderInApp(cardOf("KK-1"));
  await userEvent.click(screen.getByRole("button", { name: english.showCard.copy }));
  expect(copyText).toHaveBeenCalledWith("KK-1");
  expect(await screen.findByText(english.showCard.copied)).toBeVisible();
  rerender(cardOf("KK-2"));
  expect(screen.getByText("KK-2")).toBeVisible();
  expect(screen.queryByText(english.showCard.copied)).toBeNull();
});

it("empties its note before each copy, so that it is announced again", async () => {
  renderInApp(cardOf("KK-1"));
  const copy = screen.getByRole("button", { name: english.showCard.copy });
  await userEvent.click(copy);
  const note = await screen.findByText(english.showCard.copied);
  let finish: (isCopied: boolean) => void = () => undefined;
  jest.mocked(copyText).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await userEvent.click(copy);
  expect(note).toBeEmptyDOMElement();
  await act(async () => finish(true));
  expect(note).toHaveTextContent(english.showCard.copied);
});
