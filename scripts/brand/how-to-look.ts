/** Where the app calls its server. `npm start` serves a mock server at the default addresses alone. */
const addresses = /^NEXT_PUBLIC_(API_BASE|PREFIX_)/;

/**
 * How an association sees its settings with the mock server.
 * @param settings those that are given
 * @param defaults of all settings
 */
export function howToLook(
  settings: Readonly<Record<string, string | undefined>>,
  defaults: Readonly<Record<string, string>>,
): string {
  const changed = Object.keys(defaults).filter(
    (name) => addresses.test(name) && settings[name] && settings[name] !== defaults[name],
  );
  if (changed.length === 0) return "npm start shows it with a mock server.";
  const asMock = changed.map((name) => `${name}='${defaults[name]}'`).join(" ");
  return `${asMock} npm start shows it with a mock server, which does not answer at the addresses of yours.`;
}
