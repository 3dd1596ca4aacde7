import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { receiveAnswer } from "@/components/testing/server-data";
import { rowChoicesStore } from "@/lib/card/row-choices";
import { queryClient } from "@/lib/queries/query-client";
import { CardRowSettings } from "./card-row-settings";

const details = ["Member number", "E-mail", "Address"].map((label) => ({ label, value: "1" }));
const ticked = () => {
  const group = screen.getByRole("group", { name: "Details on your card" });
  return within(group)
    .getAllByRole("checkbox", { checked: true })
    .map((box) => box.closest("label")?.textContent);
};

function show(id: number) {
  queryClient.clear();
  receiveAnswer({ memberData: { id, _details: details } });
  return renderInApp(<CardRowSettings />);
}

it("a row that is unticked stays so at the next visit, and is ticked for another member", async () => {
  const { unmount } = show(7);
  expect(ticked()).toEqual(["Member number", "E-mail", "Address"]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Address" }));
  expect(rowChoicesStore.get()).toMatchObject({ person: "7", hidden: new Set(["Address"]) });
  unmount();

  const next = show(7);
  expect(ticked()).toEqual(["Member number", "E-mail"]);
  next.unmount();

  show(8);
  expect(ticked()).toEqual(["Member number", "E-mail", "Address"]);
});
