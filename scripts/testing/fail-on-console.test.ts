import { failOnConsole } from "./fail-on-console";

const { error, warn } = console;
const reports: (() => void)[] = [];

beforeEach(() => {
  reports.length = 0;
  const hook = (report: unknown) => void reports.push(report as () => void);
  jest.spyOn(globalThis, "afterEach").mockImplementationOnce(hook);
  jest.spyOn(globalThis, "afterAll").mockImplementationOnce(hook);
  failOnConsole();
});
afterEach(() => Object.assign(console, { error, warn }));

it.each(["error", "warn"] as const)("console.%s fails the test that calls it, and no other", (method) => {
  console[method]("Missing %s", "text");
  expect(reports).toHaveLength(2);
  expect(reports[0]).toThrow("Missing text");
  for (const report of reports) expect(report).not.toThrow();
});

it("a call between the tests fails the file", () => {
  console.error("Late");
  expect(reports[1]).toThrow("Late");
});

it.each(["error", "warn"] as const)("console.%s is allowed in a test that spies on it", (method) => {
  jest.spyOn(console, method).mockImplementation(() => undefined);
  console[method]("Expected");
  for (const report of reports) expect(report).not.toThrow();
});
