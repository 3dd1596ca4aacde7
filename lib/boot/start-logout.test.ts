import { localeStore } from "@/lib/i18n/locale-store";
import { notificationStore } from "@/lib/notifications/notifications";
import { memberQuery } from "@/lib/queries/member-query";
import { createQueryClient } from "@/lib/queries/query-client";
import { announceLogout } from "@/lib/queries/session-channel";
import english from "@/messages/en.json";
import laterEnglish from "@/messages/later/en.json";
import { startLogout } from "./start-logout";
import { startState } from "./start-store";

jest.mock("@/lib/queries/session-channel");
jest.mock("@/lib/queries/logout", () => {
  throw new Error("Loading chunk failed");
});

it("forgets the member and tells of it, here and in other tabs, when the code that tells the server cannot be had", async () => {
  const client = createQueryClient();
  const { queryKey } = memberQuery("en");
  localeStore.set({ locale: "en", messages: { ...english, ...laterEnglish } });
  client.setQueryData(queryKey, {} as never);
  jest.mocked(announceLogout).mockImplementation(() => expect(client.getQueryData(queryKey)).toBeUndefined());
  await startLogout(client, "en");
  expect(client.getQueryData(queryKey)).toBeUndefined();
  expect(startState()).toEqual({ name: "signedOut" });
  expect(announceLogout).toHaveBeenLastCalledWith("failed");
  expect(notificationStore.get()).toMatchObject({
    visible: true,
    notification: { text: english.errors.logoutFailed, color: "error" },
  });
});
