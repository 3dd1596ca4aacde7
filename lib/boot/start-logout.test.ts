import { memberQuery } from "@/lib/queries/member-query";
import { queryClient } from "@/lib/queries/query-client";
import { startLogout } from "./start-logout";
import { startState } from "./start-store";

it("leaves nothing of the member, and the app signed out, where the server cannot be told", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  queryClient.clear();
  const { queryKey } = memberQuery("en");
  queryClient.setQueryData(queryKey, {} as never);
  const ended = startLogout();
  expect(startState()).toEqual({ name: "loggingOut" });
  await ended;
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  expect(startState()).toEqual({ name: "signedOut" });
});
