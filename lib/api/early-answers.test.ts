import { takeEarlyAnswer } from "./early-answers";

const answer = () => new Promise<Response>(() => undefined);

describe("takeEarlyAnswer", () => {
  afterEach(() => delete window.earlyAnswers);

  it("returns the answer for exactly that address, once", () => {
    const early = answer();
    window.earlyAnswers = new Map([["/api/fi/me", early]]);
    expect(takeEarlyAnswer("/api/en/me")).toBeUndefined();
    expect(takeEarlyAnswer("/api/fi/me?clearCache=1")).toBeUndefined();
    expect(takeEarlyAnswer("/api/fi/me")).toBe(early);
    expect(takeEarlyAnswer("/api/fi/me")).toBeUndefined();
  });

  it("returns nothing after a logout in another tab", () => {
    const give = () => {
      window.earlyAnswers = new Map([["/api/fi/me", answer()]]);
      return takeEarlyAnswer("/api/fi/me");
    };
    expect(give()).toBeDefined();
    window.hadEarlyCard = true;
    expect(give()).toBeUndefined();
    localStorage.setItem("storedCard", "{}");
    expect(give()).toBeDefined();
    localStorage.clear();
    delete window.hadEarlyCard;
  });

  it("starts no early requests after the first call", () => {
    window.fetchEarly = jest.fn();
    expect(takeEarlyAnswer("/api/fi/me")).toBeUndefined();
    expect(window.fetchEarly).toBeUndefined();
  });
});
