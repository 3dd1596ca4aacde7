const types: Record<string, RegExp> = {
  js: /javascript/,
  css: /css/,
  html: /html/,
  json: /json/,
};

/**
 * Whether a file of the deployment is what its name says: a host that is in the middle of a deployment, or that answers
 * every unknown address with a page, gives HTML in place of a script. Nothing of that is kept.
 * @param contentType of the answer; a host that names none is believed
 */
export function isWholeAnswer(pathname: string, contentType: string | null): boolean {
  const expected = types[/\.(\w+)$/.exec(pathname)?.[1] ?? ""];
  return expected === undefined || !contentType || expected.test(contentType);
}
