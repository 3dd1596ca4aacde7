/**
 * Makes one of the policies that the page's content security policy names (scripts/pages/content-policy.ts). What it has
 * no rule for it refuses. Undefined in a browser without Trusted Types, which takes plain strings everywhere.
 * @throws TypeError when the page's policy does not name it, or it was made before
 */
export function createTrustedPolicy(name: string, rules: TrustedTypePolicyOptions): TrustedTypePolicy | undefined {
  return window.trustedTypes?.createPolicy(name, {
    createHTML: refuse,
    createScript: refuse,
    createScriptURL: refuse,
    ...rules,
  });
}

function refuse(text: string): never {
  throw new TypeError(`Refused: ${text.slice(0, 100)}`);
}
