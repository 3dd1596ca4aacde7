import { format } from "node:util";

const methods = ["error", "warn"] as const;

/** Fails a test that writes an error or warning to the console, unless it replaces the method with a spy. */
export function failOnConsole(): void {
  const written: string[] = [];
  const { error, warn } = console;
  // Do not throw in the call: React and others catch it.
  for (const method of methods) console[method] = (...values: unknown[]) => void written.push(format(...values));
  const report = () => {
    const lines = written.splice(0);
    if (lines.length > 0) throw new Error(`Written to the console:\n${lines.join("\n")}`);
  };
  afterEach(report);
  // Calls between tests, such as in Testing Library's cleanup.
  afterAll(() => {
    Object.assign(console, { error, warn });
    report();
  });
}
