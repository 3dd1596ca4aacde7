import { takeShowCardQuery } from "./show-card-address";

describe("takeShowCardQuery", () => {
  it.each([
    ["/app/?show=card", true],
    ["/app/?show=card&utm_source=letter", true],
    ["/app/?fbclid=1&show=card", true],
    ["/app/?show=cards", false],
    ["/app/", false],
    ["/app/settings?show=card", false],
  ])("answers %s with %j, and drops the query if true", (address, asks) => {
    history.replaceState(null, "", address);
    expect(takeShowCardQuery()).toBe(asks);
    expect(location.pathname + location.search).toBe(asks ? "/app/" : address);
  });
});
