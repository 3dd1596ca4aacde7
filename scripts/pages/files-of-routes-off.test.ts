import { env } from "@/lib/config/env";
import { filesOfRoutesOff } from "./files-of-routes-off";

describe("filesOfRoutesOff", () => {
  it.each([
    ["", []],
    ["eventContainer", ["events.html", "events.txt", "events"]],
    [
      "myAccount, articleContainer",
      ["myaccount.html", "myaccount.txt", "myaccount", "articles.html", "articles.txt", "articles"],
    ],
    // It shares the list's page.
    ["event", []],
    // Home cannot be switched off.
    ["membershipCard,settings,error404", []],
  ])("for %j: %j", (off, files) => {
    jest.replaceProperty(env, "NEXT_PUBLIC_ROUTES_OFF", off);
    expect(filesOfRoutesOff()).toEqual(files);
  });
});
