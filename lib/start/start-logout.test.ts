import { meQuery } from "@/lib/queries/me-query";
import { queryClient } from "@/lib/queries/query-client";
import { startLogout } from "./start-logout";
import { startState } from "./start-store";

it("removes the member's data and ends signed out when the server cannot be reached", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  queryClient.clear();
  const { queryKey } = meQuery("en");
  queryClient.setQueryData(queryKey, {} as never);
  const ended = startLogout();
  expect(startState()).toEqual({ name: "loggingOut" });
  await ended;
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  expect(startState()).toEqual({ name: "signedOut" });
});
