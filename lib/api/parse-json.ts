/**
 * The JSON of a body, or undefined. `trim` removes byte order marks, of which a server may send several. Drops every `__proto__`
 * key, escaped ones too. A whole number that is too long for JavaScript, such as a reference number, keeps its digits as text; with
 * an exponent it counts as missing, because the server has rounded it. The first paint reads answers too.
 */
export function parseJson(text: string): unknown {
  try {
    const json = text.trim();
    return /__proto__|\\u|\d{16}|\.\d+e\+?\d/i.test(json) ? JSON.parse(json, revive) : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** @param context older browsers do not pass it: then a rounded number counts as missing */
function revive(key: string, value: unknown, context?: { source?: string }): unknown {
  if (key === "__proto__") return undefined;
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value);
  return isRounded ? (/^-?\d+$/.exec(context?.source ?? "")?.[0] ?? null) : value;
}
