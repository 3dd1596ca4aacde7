import { meQuery } from "@/lib/queries/me-query";
import { queryClient } from "@/lib/queries/query-client";
import { startLogout } from "./start-logout";
import { startState } from "./start-store";

it("leaves nothing of the member, and the app signed out, where the server cannot be told", async () => {
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
