/**
 * Chromium reads it at the head of a script: all functions are compiled while the script is read, which is done beside the
 * page, and not when they are first called, which the page would wait for. Other browsers take it for a comment.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/** Characters below which a script is compiled in no time. */
const worthIt = 20_000;

/** A script that runs whenever the app starts. */
export function withCompileHint(script: string): string {
  return script.length < worthIt ? script : compileHint + script;
}
