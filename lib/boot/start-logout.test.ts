import { memberQuery } from "@/lib/queries/member-query";
import { createQueryClient } from "@/lib/queries/query-client";
import { startLogout } from "./start-logout";
import { startState } from "./start-store";

it("leaves nothing of the member, and the app signed out, where the server cannot be told", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const client = createQueryClient();
  const { queryKey } = memberQuery("en");
  client.setQueryData(queryKey, {} as never);
  const ended = startLogout(client, "en");
  expect(startState()).toEqual({ name: "loggingOut" });
  await ended;
  expect(client.getQueryData(queryKey)).toBeUndefined();
  expect(startState()).toEqual({ name: "signedOut" });
});
