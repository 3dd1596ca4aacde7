const types: Record<string, RegExp> = {
  js: /javascript/,
  css: /css/,
  html: /html/,
  json: /json/,
};

/**
 * Whether a deployed file has the type of its name. A host in the middle of a deployment, or one that answers every unknown
 * address with a page, sends HTML in place of a script. Such answers are never cached.
 * @param contentType of the answer; a missing one is trusted
 */
export function hasExpectedType(pathname: string, contentType: string | null): boolean {
  const expected = types[/\.(\w+)$/.exec(pathname)?.[1] ?? ""];
  return expected === undefined || !contentType || expected.test(contentType);
}
