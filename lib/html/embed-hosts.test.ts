import { chooseEmbedHosts, embedHosts, embedNames } from "./embed-hosts";

describe("embed hosts", () => {
  it("are all known services by default", () => {
    expect(embedHosts.map(({ name }) => name)).toEqual(embedNames);
  });

  it.each<[string[], string[]]>([
    [[], []],
    [["vimeo"], ["player.vimeo.com"]],
    [
      ["https://player.example.org", "vimeo"],
      ["player.example.org", "player.vimeo.com"],
    ],
    [["Vimeo"], []],
  ])("of %j are %j", (allowed, hosts) => {
    expect(chooseEmbedHosts(allowed).flatMap((host) => host.hosts)).toEqual(hosts);
  });
});
