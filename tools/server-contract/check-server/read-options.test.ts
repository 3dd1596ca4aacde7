/** @jest-environment node */
import { readOptions } from "./read-options";

const address = "https://members.example.org/api/{locale}";

describe("readOptions", () => {
  it("reads a single address, without changes on the server", () => {
    expect(readOptions([address])).toEqual({
      base: address,
      origin: "https://members.example.org",
      cookie: "",
      locales: ["fi", "en"],
      save: false,
      payment: "",
      returned: "",
      logout: false,
      json: false,
      all: false,
    });
  });

  it.each([
    ["https://members.example.org", undefined, address],
    ["https://members.example.org/", undefined, address],
    ["https://members.example.org", "/rest/{locale}/v1", "https://members.example.org/rest/{locale}/v1"],
    ["https://test.example.org", "https://members.example.org/rest/{locale}", "https://test.example.org/rest/{locale}"],
    ["https://members.example.org/api", "/rest/{locale}", address],
  ])("finds the calls of %s below the API base %j", (server, apiBase, base) => {
    expect(readOptions([server], apiBase)).toMatchObject({ base });
  });

  it.each(["https://members.example.org/api", "https://members.example.org/api/"])(
    "adds the language to %s",
    (base) => {
      expect(readOptions([base])).toMatchObject({ base: address });
    },
  );

  it("keeps a language in the address that is not at its end, or is beside {locale}", () => {
    for (const base of ["https://example.org/fi/api/{locale}", "https://example.org/api/{locale}/fi"])
      expect(readOptions([base])).toMatchObject({ base });
    expect(readOptions(["https://example.org/fi/api"])).toMatchObject({ base: "https://example.org/fi/api/{locale}" });
  });

  it("reads every option", () => {
    const args =
      "--cookie a=1 --cookie b=2 --locale en --origin https://app.example.org --save --payment 5012 --logout --json --all";
    expect(readOptions([address, ...args.split(" "), "--returned", "status=ok&pmt_id=1"])).toMatchObject({
      origin: "https://app.example.org",
      cookie: "a=1; b=2",
      locales: ["en"],
      save: true,
      payment: "5012",
      returned: "status=ok&pmt_id=1",
      logout: true,
      json: true,
      all: true,
    });
  });

  it.each([
    [[], "Name one address"],
    [[address, address], "Name one address"],
    [["members.example.org"], "is no address with http:// or https://"],
    [[address, "--colour"], "Unknown option '--colour'"],
    [[address, "--locale", "sv"], "the app has texts for fi and en"],
    [[address, "--origin", "https://app.example.org/app/"], "without a path"],
    [[address, "--cookie", "session"], "name=value"],
    [[address, "--cookie", "a=1\r\nX-Other: 2"], "name=value"],
    [["https://members.example.org/api/fi"], "give https://members.example.org/api/{locale}"],
    [[address, "--cookie", "a=1", "--payment", "abc"], '--payment "abc" has to be the id of an invoice'],
    [[address, "--save"], "need the session of a member"],
  ])("rejects %j with a sentence", (args, sentence) => {
    const read = readOptions(args);
    expect(typeof read === "object" && "problem" in read && read.problem).toContain(sentence);
  });
});
