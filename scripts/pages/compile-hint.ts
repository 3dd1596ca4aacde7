/**
 * Chromium reads this at the head of a script and compiles all functions off the main thread while parsing, instead of on
 * first call, which would block the page. Other browsers see a comment.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/** Characters below which compilation time is negligible. */
const worthIt = 20_000;

/** Adds the hint to a script that every start runs. */
export function withCompileHint(script: string): string {
  return script.length < worthIt ? script : compileHint + script;
}
