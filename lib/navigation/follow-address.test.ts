import { waitFor } from "@testing-library/react";
import { followAddress } from "./follow-address";

const seen: string[] = [];
let stop = () => undefined as void;

beforeEach(() => {
  seen.length = 0;
  window.history.replaceState(null, "", "/app/");
  stop = followAddress(() => seen.push(window.location.pathname));
});
afterEach(() => stop());

it("tells of the address at once, since it may have changed before", () => {
  expect(seen).toEqual(["/app/"]);
});

it("tells of each entry that is written, when it is there", () => {
  window.history.pushState({ here: 1 }, "", "/app/invoices");
  window.history.replaceState(null, "", "/app/settings");
  expect(seen).toEqual(["/app/", "/app/invoices", "/app/settings"]);
});

it("tells of steps back and forward", async () => {
  window.history.pushState(null, "", "/app/invoices");
  window.history.back();
  await waitFor(() => expect(seen).toEqual(["/app/", "/app/invoices", "/app/"]));
});

it("leaves the history as it was", async () => {
  stop();
  window.history.pushState(null, "", "/app/events");
  expect(Object.keys(window.history)).toEqual([]);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe("/app/"));
  expect(seen).toEqual(["/app/"]);
});
