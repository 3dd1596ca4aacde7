import { takeEarlyAnswer } from "./early-answers";

const answer = () => new Promise<Response>(() => undefined);

describe("takeEarlyAnswer", () => {
  afterEach(() => delete window.earlyAnswers);

  it("gives the answer to exactly that address, once", () => {
    const early = answer();
    window.earlyAnswers = new Map([["/api/fi/me", early]]);
    expect(takeEarlyAnswer("/api/en/me")).toBeUndefined();
    expect(takeEarlyAnswer("/api/fi/me?clearCache=1")).toBeUndefined();
    expect(takeEarlyAnswer("/api/fi/me")).toBe(early);
    expect(takeEarlyAnswer("/api/fi/me")).toBeUndefined();
  });

  it("gives nothing of a session that another tab has ended since", () => {
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

  it("leaves nothing to ask for later, once somebody has wanted it", () => {
    window.askEarly = jest.fn();
    expect(takeEarlyAnswer("/api/fi/me")).toBeUndefined();
    expect(window.askEarly).toBeUndefined();
  });

  it("gives nothing when the page's first script asked for nothing", () => {
    expect(takeEarlyAnswer("/api/fi/me")).toBeUndefined();
  });
});
